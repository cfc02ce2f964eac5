import type { ActivityType, ItemKind } from '#contract/values/vocabulary.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/**
 * Maps events to activity types. A comment is the specification's "other"; what else happens on a team
 * has types of its own. Commits, pull requests and issues come from repositories. Leaving and reopening
 * aren't shown.
 */
const typeOfEvent: Partial<Record<EventKind, ActivityType>> = {
  project_created: 'project_created',
  project_joined: 'project_joined',
  ticket_created: 'ticket_created',
  ticket_started: 'ticket_started',
  ticket_done: 'ticket_done',
  comment_written: 'other',
  review_written: 'ticket_reviewed',
};

/** The kinds of events shown as activity. */
export const shownKinds = Object.keys(typeOfEvent) as EventKind[];

const typeOfItem: Record<ItemKind, ActivityType> = {
  commit: 'commit',
  pull_request: 'pull_request',
  issue: 'issue',
  review: 'other',
};

export type ShownKind = EventKind | ItemKind;

const typeOf: Partial<Record<ShownKind, ActivityType>> = { ...typeOfEvent, ...typeOfItem };

export const activityTypeOf = (kind: ShownKind): ActivityType => typeOf[kind] ?? 'other';
