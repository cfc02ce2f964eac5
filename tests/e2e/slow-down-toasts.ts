/**
 * Runs in the browser before each page: what shows for 5 to 20 seconds (toasts, and the offers to undo
 * in them) stays six times as long, so that a busy machine sees it too. A page whose clock a test
 * has installed goes by that clock instead.
 */
export function slowDownToasts() {
  const shown = new Set([5_000, 8_000, 10_000, 20_000]);
  const { setTimeout: later } = window;
  window.setTimeout = ((act: TimerHandler, after = 0, ...rest: unknown[]) =>
    later(act, shown.has(after) ? after * 6 : after, ...rest)) as typeof setTimeout;
}
