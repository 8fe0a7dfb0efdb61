fn main() {
    let (dead1, dead2, dead3, dead4, dead5) = (1, 2, 3, 4, 5);
    println!("{} {}", demo::S(7) == 7, dead1 + dead2 + dead3 + dead4 + dead5);
}

mod demo {
pub struct S(pub u64);

pub fn acts() -> u64 {
    {
        impl PartialEq<u64> for S {
            fn eq(&self, other: &u64) -> bool {
                *other == self.0
            }
        }
    }
    S(2).step1()
}

impl S {
    fn step1(&self) -> u64 {
        self.step2() + 1
    }
}
impl S {
    fn step2(&self) -> u64 {
        self.step3() + 2
    }
}
impl S {
    fn step3(&self) -> u64 {
        self.step4() + 3
    }
}
impl S {
    fn step4(&self) -> u64 {
        self.step5() + 4
    }
}
impl S {
    fn step5(&self) -> u64 {
        self.step6() + 5
    }
}
impl S {
    fn step6(&self) -> u64 {
        self.step7() + 6
    }
}
impl S {
    fn step7(&self) -> u64 {
        self.step8() + 7
    }
}
impl S {
    fn step8(&self) -> u64 {
        self.step9() + 8
    }
}
impl S {
    fn step9(&self) -> u64 {
        self.step10() + 9
    }
}
impl S {
    fn step10(&self) -> u64 {
        self.step11() + 10
    }
}
impl S {
    fn step11(&self) -> u64 {
        self.step12() + 11
    }
}
impl S {
    fn step12(&self) -> u64 {
        self.step13() + 12
    }
}
impl S {
    fn step13(&self) -> u64 {
        self.step14() + 13
    }
}
impl S {
    fn step14(&self) -> u64 {
        self.step15() + 14
    }
}
impl S {
    fn step15(&self) -> u64 {
        self.step16() + 15
    }
}
impl S {
    fn step16(&self) -> u64 {
        self.step17() + 16
    }
}
impl S {
    fn step17(&self) -> u64 {
        self.step18() + 17
    }
}
impl S {
    fn step18(&self) -> u64 {
        self.step19() + 18
    }
}
impl S {
    fn step19(&self) -> u64 {
        self.step20() + 19
    }
}
impl S {
    fn step20(&self) -> u64 {
        self.step21() + 20
    }
}
impl S {
    fn step21(&self) -> u64 {
        self.step22() + 21
    }
}
impl S {
    fn step22(&self) -> u64 {
        self.step23() + 22
    }
}
impl S {
    fn step23(&self) -> u64 {
        self.step24() + 23
    }
}
impl S {
    fn step24(&self) -> u64 {
        self.step25() + 24
    }
}
impl S {
    fn step25(&self) -> u64 {
        self.step26() + 25
    }
}
impl S {
    fn step26(&self) -> u64 {
        self.step27() + 26
    }
}
impl S {
    fn step27(&self) -> u64 {
        self.step28() + 27
    }
}
impl S {
    fn step28(&self) -> u64 {
        self.step29() + 28
    }
}
impl S {
    fn step29(&self) -> u64 {
        self.step30() + 29
    }
}
impl S {
    fn step30(&self) -> u64 {
        self.0 * 3
    }
}
}
