/** Lengths of time in milliseconds. */
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
export const week = 7 * day;

/** The moment so many days after a time, or before it. */
export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * day);
