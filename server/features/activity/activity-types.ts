import type { ActivityType } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/**
 * Under which of section 2's four types an event is shown. To commit to a project is to create or
 * join it, or to take a ticket on; what is done is put forward as a pull request is; a ticket is an
 * issue; the rest is a comment. Leaving and reopening are nobody's news.
 */
const typeOf: Partial<Record<EventKind, ActivityType>> = {
  project_created: 'commit',
  project_joined: 'commit',
  ticket_started: 'commit',
  ticket_done: 'pull_request',
  ticket_created: 'issue',
  comment_written: 'other',
};

/** The kinds of events that an activity shows. */
export const shownKinds = Object.keys(typeOf) as EventKind[];

export const activityTypeOf = (kind: EventKind): ActivityType => typeOf[kind] ?? 'other';
