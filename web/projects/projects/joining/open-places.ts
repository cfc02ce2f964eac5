import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';

type Places = Pick<ProjectCard, 'teamSize' | 'currentMembers' | 'reservedPlaces' | 'reservedUntil'>;
type Team = Places & Pick<ProjectCard, 'roles' | 'status'>;

/** How many places are free for the person. Those that are reserved for others aren't. */
export const countFreePlaces = (project: Places) =>
  Math.max(
    0,
    project.teamSize -
      project.currentMembers -
      project.reservedPlaces +
      (project.reservedUntil === null ? 0 : 1),
  );

/**
 * The open places of a team, each with its role; undefined for a place without one. A project can look
 * for more roles than it has places.
 */
export function listOpenPlaces({ roles, status, ...places }: Team): (Role | undefined)[] {
  if (status === 'Completed') return [];
  const wanted = roles.flatMap((role) => Array.from({ length: role.free }, () => role));
  return Array.from({ length: countFreePlaces(places) }, (_, index) => wanted[index]);
}

/** What pressing an open place does. */
export function labelOfPlace(
  role: Role | undefined,
  { ask }: Pick<ProjectCard['can'], 'ask'>,
): string {
  const verb = ask ? 'Ask to join' : 'Join';
  return role ? `${verb} as ${role.name}` : verb;
}
