/**
 * Runs in the browser before each page. After something is removed, React's effects run many frames
 * later, as they can on a busy machine: removing takes more than one of its scheduler's time slices, the
 * next slice begins late, and nothing else makes React run them earlier.
 */
export function delayEffects() {
  const { setTimeout: later } = window;
  const { postMessage } = MessagePort.prototype;
  const { removeChild } = Node.prototype;
  let hasRemoved = false;
  window.setTimeout = ((act: TimerHandler, after = 0, ...rest: unknown[]) =>
    later(act, after || 500, ...rest)) as typeof setTimeout;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    hasRemoved = true;
    const end = performance.now() + 10;
    while (performance.now() < end);
    return removeChild.call(this, child) as Child;
  };
  // The scheduler asks for its next slice with a message.
  MessagePort.prototype.postMessage = function (message: unknown) {
    later(() => postMessage.call(this, message), hasRemoved ? 300 : 0);
    hasRemoved = false;
  };
}
