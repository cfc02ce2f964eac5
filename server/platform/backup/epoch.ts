import type { Header } from './format.ts';

const second = 1000;
const least = 1_000;
// Whatever counts on from here stays far below two thousand million, even if a clock was wrong by years.
const most = 10_000_000;

/**
 * A restore starts a new epoch. Pages that were open before it trust the higher number: they would
 * hold on to what no longer exists, or save over a version that now means something else. So each
 * number goes on this much higher; nobody counts one up more than once a second for that long.
 */
export function computeGap({ madeAt }: Pick<Header, 'madeAt'>, now: Date): number {
  const seconds = Math.floor((now.getTime() - Date.parse(madeAt)) / second);
  return Math.min(most, least + Math.max(0, seconds));
}
