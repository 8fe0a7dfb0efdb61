fn main() { let _l = demo::Live; println!("{}", demo::f(1)); }

mod demo {
pub trait Inner { fn name(&self) -> &'static str; }
pub struct Live; pub struct Dead; pub struct DeadB;
impl Inner for Live { fn name(&self) -> &'static str { "live" } }
impl Inner for Dead { fn name(&self) -> &'static str { "dead" } }
impl AsRef<&'static Live> for i64 { fn as_ref(&self) -> &&'static Live { &&Live } }
impl AsRef<&'static Dead> for i32 { fn as_ref(&self) -> &&'static Dead { &&Dead } }
impl AsRef<DeadB> for i32 { fn as_ref(&self) -> &DeadB { &DeadB } }
pub fn f<U: Inner + 'static>(t: impl AsRef<&'static U>) -> &'static str { t.as_ref().name() }
}
