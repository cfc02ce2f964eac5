import type { ProjectStatus } from '#contract/vocabulary.ts';
import { hasOpening } from '#server/features/members/policy.ts';

type Team = {
  creator_id: number;
  status: ProjectStatus;
  team_size: number;
  members: readonly { userId: number; isLead: boolean }[];
  /** Who was removed recently and can't rejoin yet. */
  removed_ids: readonly number[];
};
type Person = { id: number } | undefined;

/** Only members can open the team space; the creator is always one (Specification, section 6). */
export const canOpen = (project: Team, person: Person) =>
  project.members.some((member) => member.userId === person?.id);

/** Anyone else can join while the team builds and has room; visitors have to sign in first. Who was removed has to wait. */
export const canJoin = (project: Team, person: Person) =>
  !canOpen(project, person) &&
  project.status !== 'Completed' &&
  !(person && project.removed_ids.includes(person.id)) &&
  hasOpening({ members: project.members.length, teamSize: project.team_size });

/** Leads change the settings. The creator is always a lead. */
export const canEdit = (project: Team, person: Person) =>
  project.members.some((member) => member.userId === person?.id && member.isLead);

/** The creator can offer the project to another member. */
export const canHandOver = (project: Team, person: Person) =>
  project.creator_id === person?.id && project.members.length > 1;

/** The creator can delete the project while nobody else is in the team. */
export const canRemove = (project: Team, person: Person) =>
  project.creator_id === person?.id && project.members.length === 1;
