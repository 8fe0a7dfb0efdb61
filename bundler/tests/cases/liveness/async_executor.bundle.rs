use demo::task::{block_on, twice};
fn main() {
    println!("{}", block_on(async { twice().await + 1 }));
}

mod demo {
pub mod task {
    use std::future::Future;
    use std::pin::Pin;
    use std::sync::Arc;
    use std::task::{Context, Poll, Wake, Waker};

    struct Noop;
    impl Wake for Noop {
        fn wake(self: Arc<Self>) {}
    }

    pub struct Yield(bool);
    impl Yield {
        pub fn once() -> Yield {
            Yield(false)
        }
    }
    impl Future for Yield {
        type Output = u32;
        fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<u32> {
            if self.0 {
                Poll::Ready(7)
            } else {
                self.0 = true;
                cx.waker().wake_by_ref();
                Poll::Pending
            }
        }
    }

    pub fn block_on<F: Future>(future: F) -> F::Output {
        let waker: Waker = Arc::new(Noop).into();
        let mut cx = Context::from_waker(&waker);
        let mut future = Box::pin(future);
        loop {
            if let Poll::Ready(value) = future.as_mut().poll(&mut cx) {
                return value;
            }
        }
    }

    pub async fn twice() -> u32 {
        Yield::once().await + helper().await
    }
    async fn helper() -> u32 {
        Yield::once().await
    }
}
}
