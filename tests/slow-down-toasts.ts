/**
 * Runs in the browser, before each page and each file of component tests. Keeps toasts on screen six
 * times as long, so tests on a busy machine still see them. Has no effect where a test has installed
 * a fake clock.
 */
export function slowDownToasts() {
  const { setTimeout: later } = window;
  // Files of component tests share their window.
  if (later.name === 'laterForToasts') return;
  const shown = new Set([5_000, 8_000, 10_000, 20_000]);
  const laterForToasts = (act: TimerHandler, after = 0, ...rest: unknown[]) =>
    later(act, shown.has(after) ? after * 6 : after, ...rest);
  window.setTimeout = laterForToasts as typeof setTimeout;
}
