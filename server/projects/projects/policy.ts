import {
  type Joining,
  maxUnansweredRequests,
  type ProjectStatus,
} from '#contract/values/vocabulary.ts';
import { asksFirst, hasOpening } from '#server/teams/members/policy.ts';
import type { ReaderFacts } from './reader-store.ts';
import { canTakeOver as mayTakeOver } from '#server/teams/members/takeover-policy.ts';

type Team = {
  creator_id: number;
  status: ProjectStatus;
  team_size: number;
  joining: Joining;
  unanswered_requests: number;
  members: readonly { userId: number; isLead: boolean }[];
  /** For whom a place is reserved, and until when it is if they haven't asked to join with it. */
  reservations: readonly { userId: number; until: string | null }[];
  /** Members without a place, who can still read the board. */
  inactive_ids: readonly number[];
  inactive_since: string | null;
  /** How many members leave on a later day. */
  leaving_count: number;
};
/** Whoever asks, undefined for a visitor. */
export type Reader = ReaderFacts & { id: number };

/** A person with what concerns them, from a row that also has other columns. */
export const readerOf = (
  { hasAsked, invitationId, rejoinAt, isApart }: ReaderFacts,
  id: number,
): Reader => ({ id, hasAsked, invitationId, rejoinAt, isApart });

type Person = Reader | undefined;

/** Only members can open the team space; the creator is always one (Specification, section 6). */
export const canOpen = (project: Team, person: { id: number } | undefined) =>
  isActive(project, person) || isInactive(project, person);

export const isInactive = (project: Team, person: { id: number } | undefined) =>
  person !== undefined && project.inactive_ids.includes(person.id);

export const isActive = (project: Team, person: { id: number } | undefined) =>
  project.members.some((member) => member.userId === person?.id);

/** Anyone else can join an open team with room; visitors have to sign in first. */
export const canJoin = (project: Team, person: Person) =>
  !asksFirst(project) && hasRoomFor(project, person, project.members.length);

/**
 * Other teams with room are asked first, and once, unless they don't answer. Places of people who leave
 * on a later day can be asked for.
 */
export const canAsk = (project: Team, person: Person) =>
  asksFirst(project) &&
  !isPaused(project) &&
  !person?.hasAsked &&
  hasRoomFor(project, person, project.members.length - project.leaving_count);

/** Inactive members can come back while there's a place. */
export const canComeBack = (project: Team, person: Person) =>
  isInactive(project, person) &&
  project.status !== 'Completed' &&
  hasPlaceFor(project, person, project.members.length);

/** Nobody can ask a team that let several requests in a row expire. */
export const isPaused = (project: Team) =>
  asksFirst(project) && project.unanswered_requests >= maxUnansweredRequests;

/** Anyone who could join or is invited can wait for a place while there's none. */
export const canWait = (project: Team, person: Person) =>
  !canOpen(project, person) &&
  !canAsk(project, person) &&
  project.status !== 'Completed' &&
  (!person?.rejoinAt || person.invitationId !== null) &&
  !hasPlaceFor(project, person, project.members.length);

/** A person who was removed has to wait before they can come back on their own. */
const hasRoomFor = (project: Team, person: Person, members: number) =>
  !canOpen(project, person) &&
  project.status !== 'Completed' &&
  !person?.rejoinAt &&
  hasPlaceFor(project, person, members);

/** A place that's reserved for someone else is taken. */
function hasPlaceFor({ reservations, team_size: teamSize }: Team, person: Person, members: number) {
  const others = reservations.filter(({ userId }) => userId !== person?.id);
  return hasOpening({ taken: members + others.length, teamSize });
}

/** Leads change the settings and answer requests. The creator is always a lead. */
export const canEdit = (project: Team, person: { id: number } | undefined) =>
  project.members.some((member) => member.userId === person?.id && member.isLead);

/** The creator can offer the project to another member. */
export const canHandOver = (project: Team, person: Person) =>
  project.creator_id === person?.id && project.members.length > 1;

/** The creator can delete the project while nobody else is in the team. */
export const canRemove = (project: Team, person: Person) =>
  project.creator_id === person?.id && project.members.length + project.inactive_ids.length === 1;

/** See takeovers: the creator is gone, and nobody has asked yet. */
export const canTakeOver = (
  project: Team & { creatorIsGone: boolean; takeover: object | null },
  person: { id: number },
) =>
  project.status !== 'Completed' &&
  project.creatorIsGone &&
  project.takeover === null &&
  mayTakeOver(project, person);
