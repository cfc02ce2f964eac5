import type { ActivityEvent } from './credit-rules.ts';
import type { Standing } from './standing.ts';

type Kind = Pick<ActivityEvent, 'kind' | 'project_id' | 'occurred_at'>;

/** Which ticket done or comment of the day this would be, or null for other events. */
export function findNthThatDay(standing: Standing, event: Kind): number | null {
  const { comments, done } = tallyOn(standing, event);
  if (event.kind === 'comment_written') return comments + 1;
  return event.kind === 'ticket_done' ? (done[String(event.project_id)] ?? 0) + 1 : null;
}

/** Adds an event that counts. Reopening a ticket subtracts one, so that it can be done again. */
export function tally(standing: Standing, event: Kind) {
  standing.today = tallyOn(standing, event);
  const { today } = standing;
  if (event.kind === 'comment_written') today.comments += 1;
  const change = event.kind === 'ticket_done' ? 1 : event.kind === 'ticket_reopened' ? -1 : 0;
  if (change === 0) return;
  const project = String(event.project_id);
  today.done[project] = (today.done[project] ?? 0) + change;
}

/** The clocks of server processes may differ slightly around midnight, so a day never goes back. */
function tallyOn({ today }: Standing, { occurred_at: at }: Kind): Standing['today'] {
  const day = at.slice(0, 10);
  return day <= today.day ? today : { day, comments: 0, done: {} };
}
