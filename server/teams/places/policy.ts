import { hour } from '#contract/values/durations.ts';

/** How long a place is kept for someone from the waiting list. */
const reservationHours = 48;

/** After this many reservations of a place, anyone can take it. */
export const maxAttempts = 3;

export const reservationEnd = (now: Date) => new Date(now.getTime() + reservationHours * hour);
