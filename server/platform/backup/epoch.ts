import type { Header } from './format.ts';

const second = 1000;
const minGap = 1_000;
// Keeps counters far below the maximum of int4, even if a clock was wrong by years.
const maxGap = 10_000_000;

/**
 * Computes by how much a restore raises versions and change numbers. Pages that were open before the
 * restore trust the higher number, so they could keep data that no longer exists, or overwrite a
 * version that now means something else. The gap assumes at most one increment per second.
 */
export function computeGap({ madeAt }: Pick<Header, 'madeAt'>, now: Date): number {
  const seconds = Math.floor((now.getTime() - Date.parse(madeAt)) / second);
  return Math.min(maxGap, minGap + Math.max(0, seconds));
}
