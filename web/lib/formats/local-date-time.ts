// What a `datetime-local` field holds: "2026-11-24T17:00", in the person's time zone.

/** A moment as the text of a date and time field. */
export function toLocalDateTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Says that a field has an hour that the clocks skip when summer time begins. */
export const skippedHour =
  'This hour doesn’t exist, because the clocks go forward. Choose another one.';

/** Whether a date and time field has a time that doesn't exist. */
export function isSkippedHour(text: string): boolean {
  const moment = fromLocalDateTime(text);
  return moment !== undefined && toLocalDateTime(moment) !== text.slice(0, 16);
}

/** The moment of a date and time field, or undefined if it's empty or incomplete. */
export function fromLocalDateTime(text: string): Date | undefined {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
