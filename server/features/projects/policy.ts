import { hasOpening } from '#server/features/members/policy.ts';

type Team = { team_size: number; members: readonly { userId: number }[] };
type Person = { id: number } | undefined;

/** The team space opens for its members, among whom the creator always is (section 6). */
export const canOpen = (project: Team, person: Person) =>
  project.members.some((member) => member.userId === person?.id);

/** Anyone else may ask for a place while there is one; a visitor is asked to sign in first. */
export const canJoin = (project: Team, person: Person) =>
  !canOpen(project, person) &&
  hasOpening({ members: project.members.length, teamSize: project.team_size });
