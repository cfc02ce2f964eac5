/**
 * Runs in the browser before each page. Keeps toasts on screen six times as long, so tests on a busy
 * machine still see them. Has no effect on pages where a test has installed a fake clock.
 */
export function slowDownToasts() {
  const shown = new Set([5_000, 8_000, 10_000, 20_000]);
  const { setTimeout: later } = window;
  window.setTimeout = ((act: TimerHandler, after = 0, ...rest: unknown[]) =>
    later(act, shown.has(after) ? after * 6 : after, ...rest)) as typeof setTimeout;
}
