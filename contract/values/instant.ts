import * as z from 'zod/mini';
import { atMost } from './text/text.ts';

const [firstYear, lastYear] = [2000, 2199];

/**
 * A point in time from 2000 to 2199 such as 2026-11-24T15:00:00.000Z. Other ways to write it are
 * rewritten in this way, so that times can be compared as texts.
 */
export const instant = (label: string) =>
  z.iso.datetime({ offset: true, error: `${label} must be a date and a time` }).check(
    atMost(50, `${label} must be a date and a time`),
    z.refine(isInRange, `${label} must be in the years ${firstYear} to ${lastYear}`),
    z.overwrite((value) => (isInRange(value) ? new Date(value).toISOString() : value)),
  );

function isInRange(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= firstYear && year <= lastYear;
}
