fn main() {
    println!("{}", demo::run(demo::Tool(4)));
}

mod demo {
pub struct Tool(pub u8);
impl Tool {
    pub fn helper(&self) -> u8 {
        self.0
    }
}
pub fn run(tool: Tool) -> u8 {
    let two = { tool.helper() };
    (tool.helper()) + u8::max(two, tool.helper())
}
}
