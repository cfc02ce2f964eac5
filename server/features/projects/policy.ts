import type { Joining, ProjectStatus } from '#contract/vocabulary.ts';
import { maxUnanswered } from '#server/features/join-requests/policy.ts';
import { hasOpening } from '#server/features/members/policy.ts';

type Team = {
  creator_id: number;
  status: ProjectStatus;
  team_size: number;
  joining: Joining;
  unanswered_requests: number;
  members: readonly { userId: number; isLead: boolean }[];
  /** Who was removed recently and can't rejoin yet. */
  removed: readonly { userId: number; until: string }[];
  /** Who waits for an answer to their request. */
  waiting_ids: readonly number[];
};
type Person = { id: number } | undefined;

/** Only members can open the team space; the creator is always one (Specification, section 6). */
export const canOpen = (project: Team, person: Person) =>
  project.members.some((member) => member.userId === person?.id);

/** Anyone else can join an open team with room; visitors have to sign in first. */
export const canJoin = (project: Team, person: Person) =>
  project.joining === 'open' && hasRoomFor(project, person);

/** Other teams with room are asked first, and once, unless they don't answer. */
export const canAsk = (project: Team, person: Person) =>
  project.joining === 'ask' &&
  !isPaused(project) &&
  !hasAsked(project, person) &&
  hasRoomFor(project, person);

/** Whether someone waits for an answer to their request. */
export const hasAsked = (project: Team, person: Person) =>
  person !== undefined && project.waiting_ids.includes(person.id);

/** When someone who was removed can rejoin on their own, or null for everyone else. */
export const rejoinsAt = (project: Team, person: Person): string | null =>
  project.removed.find(({ userId }) => userId === person?.id)?.until ?? null;

/** Nobody can ask a team that let several requests in a row expire. */
export const isPaused = ({ joining, unanswered_requests }: Team) =>
  joining === 'ask' && unanswered_requests >= maxUnanswered;

/** Whoever was removed has to wait before they can come back. */
const hasRoomFor = (project: Team, person: Person) =>
  !canOpen(project, person) &&
  project.status !== 'Completed' &&
  rejoinsAt(project, person) === null &&
  hasOpening({ members: project.members.length, teamSize: project.team_size });

/** Leads change the settings and answer requests. The creator is always a lead. */
export const canEdit = (project: Team, person: Person) =>
  project.members.some((member) => member.userId === person?.id && member.isLead);

/** The creator can offer the project to another member. */
export const canHandOver = (project: Team, person: Person) =>
  project.creator_id === person?.id && project.members.length > 1;

/** The creator can delete the project while nobody else is in the team. */
export const canRemove = (project: Team, person: Person) =>
  project.creator_id === person?.id && project.members.length === 1;
