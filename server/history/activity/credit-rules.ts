import type { EventKind } from '#server/migrations/tables.ts';

/** What decides whether an event counts. Null where it isn't known. */
export type ActivityEvent = {
  kind: EventKind;
  occurred_at: string;
  project_id: number | null;
  is_solo: boolean;
  ticket_age: number | null;
  text_length: number | null;
  nth_that_day: number | null;
};

/** A ticket done sooner after its creation doesn't count until it's reviewed, nor does one created as done. */
const minTicketAge = 10 * 60;
/** In one project. */
export const maxDoneADay = 10;
export const minCommentLength = 20;
export const maxCommentsADay = 20;

/** Whether an event changes the standing of the person it's credited to. A new rule is a new version. */
export function countsForStanding({
  kind,
  ticket_age: age,
  text_length: length,
  nth_that_day: nth,
}: ActivityEvent): boolean {
  // A reopened ticket has the facts of when it was done, so it takes back what counted then.
  if (kind === 'ticket_done' || kind === 'ticket_reopened')
    return (age ?? minTicketAge) >= minTicketAge && (nth ?? 1) <= maxDoneADay;
  if (kind === 'comment_written')
    return (length ?? minCommentLength) >= minCommentLength && (nth ?? 1) <= maxCommentsADay;
  return true;
}

/** Others may have done these: reopened or reviewed someone's ticket, or removed them from a team. */
const byOthers = new Set<EventKind>([
  'ticket_reopened',
  'ticket_reviewed',
  'ticket_unreviewed',
  'project_left',
]);

/** Whether an event makes its day an active one of the person it's credited to. */
export const extendsDay = (event: ActivityEvent) =>
  countsForStanding(event) && !byOthers.has(event.kind);

/** Whether a ticket was done so soon that it only counts while it's reviewed. */
export const needsReview = ({ ticket_age: age }: Pick<ActivityEvent, 'ticket_age'>) =>
  (age ?? minTicketAge) < minTicketAge;
