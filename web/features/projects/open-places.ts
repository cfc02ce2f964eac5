import type { Project } from '#contract/projects.ts';
import type { Role } from '#contract/roles.ts';

type Team = Pick<Project, 'roles' | 'teamSize' | 'currentMembers' | 'status'>;

/**
 * The open places of a team, each with its role; undefined for a place without one. A project can look
 * for more roles than it has places.
 */
export function listOpenPlaces({
  roles,
  teamSize,
  currentMembers,
  status,
}: Team): (Role | undefined)[] {
  if (status === 'Completed') return [];
  const wanted = roles.flatMap((role) => Array.from({ length: role.free }, () => role));
  const count = Math.max(0, teamSize - currentMembers);
  return Array.from({ length: count }, (_, index) => wanted[index]);
}
