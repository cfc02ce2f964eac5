import { onTestFinished, vi } from 'vitest';

/** Keeps screens that lead on by themselves, after four or five seconds, so that they can be checked. */
export function blockRedirects() {
  const later = window.setTimeout;
  const stub = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((act: TimerHandler, after = 0, ...more: unknown[]) =>
      after === 4000 || after === 5000 ? 0 : later(act, after, ...more)) as typeof setTimeout);
  onTestFinished(() => stub.mockRestore());
}
