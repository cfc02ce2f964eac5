import type { ActivityType } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/**
 * Maps events to the four activity types (Specification, section 2). Creating or joining a project and
 * starting a ticket are commits, finishing a ticket is a pull request, creating one is an issue, and a
 * comment is "other". Leaving and reopening aren't shown.
 */
const typeOf: Partial<Record<EventKind, ActivityType>> = {
  project_created: 'commit',
  project_joined: 'commit',
  ticket_started: 'commit',
  ticket_done: 'pull_request',
  ticket_created: 'issue',
  comment_written: 'other',
};

/** The kinds of events shown as activity. */
export const shownKinds = Object.keys(typeOf) as EventKind[];

export const activityTypeOf = (kind: EventKind): ActivityType => typeOf[kind] ?? 'other';
