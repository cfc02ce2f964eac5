import * as z from 'zod/mini';

/** A point in time such as 2026-11-24T15:00:00.000Z. */
export const instant = (label: string) =>
  z.iso.datetime({ offset: true, error: `${label} must be a date and a time` });
