import type { ActivityType } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/**
 * Maps events to activity types. A comment is the specification's "other"; what else happens in a team
 * has types of its own. Commits, pull requests and issues come from repositories, which have no events
 * yet. Leaving and reopening aren't shown.
 */
const typeOf: Partial<Record<EventKind, ActivityType>> = {
  project_created: 'project_created',
  project_joined: 'project_joined',
  ticket_created: 'ticket_created',
  ticket_started: 'ticket_started',
  ticket_done: 'ticket_done',
  comment_written: 'other',
};

/** The kinds of events shown as activity. */
export const shownKinds = Object.keys(typeOf) as EventKind[];

export const activityTypeOf = (kind: EventKind): ActivityType => typeOf[kind] ?? 'other';
