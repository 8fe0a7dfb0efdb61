fn main() {
    println!("{:?}", demo::run::rounds(3));
}

mod demo {
pub mod countdown {
use ::core::future::Future;
    use std::pin::Pin;
    use std::task::{Context, Poll};
    pub struct Countdown(pub u32);
    impl Future for Countdown {
        type Output = &'static str;
        fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Self::Output> {
            if self.0 == 0 {
                return Poll::Ready("go");
            }
            self.0 -= 1;
            Poll::Pending
        }
    }
}
pub mod run {
use ::core::future::Future;
use ::core::future::IntoFuture;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};
    pub fn rounds(n: u64) -> (u32, &'static str) {
        let mut future = pin!(crate::demo::countdown::Countdown(u32::try_from(n).unwrap_or(0)).into_future());
        let mut context = Context::from_waker(Waker::noop());
        for round in 0.. {
            if let Poll::Ready(word) = future.as_mut().poll(&mut context) {
                return (round, word);
            }
        }
        (0, "never")
    }
}
}
