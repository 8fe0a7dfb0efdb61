fn main() {
    println!("{} {:?}", demo::product(), demo::sums(5));
}

mod demo {
pub struct Point {
    pub x: i32,
}

pub fn product() -> i32 {
    (1 + 2) * 2
}

pub fn sums(v: i32) -> Vec<i32> {
    let sum = 1 + 2;
    let closure = |x: i32| x + 1;
    let mut all = vec![sum, v, (1 + 2) - 1, closure(5)];
    if 1 + 1 == 2 {
        all.push({
    let six = 6;
    six * 7
});
    }
    match (Point { x: 9 }) {
        Point { x } => all.push(x),
    }
    for i in 100..102 {
        all.push(i);
    }
    all.push(-(-3_i32));
    all.push((-3_i32).abs());
    all.push(({
    let six = 6;
    six * 7
}) + ({
    let six = 6;
    six * 7
}));
    all.push((|x: i32| x * x)(4));
    all.push(match v {
        5 if 1 + 1 == 2 => 1 + 2,
        _ => 0,
    });
    println!("a statement");
    println!("a statement");
    ({
    let six = 6;
    six * 7
})as i64;
    all.extend([7; 1 + 1]);
    all
}
}
