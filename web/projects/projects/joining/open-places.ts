import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

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

/** An open place, of a role or of none in particular. `label`: what it's for. */
export type OpenPlace = { role: Role | undefined; label: string | undefined };

/**
 * The open places of a team. If it looks for more roles than it has places, the last place is for any
 * of those that are left.
 */
export function listOpenPlaces({ roles, status, ...places }: Team): OpenPlace[] {
  if (status === 'Completed') return [];
  const wanted = roles.flatMap((role) => Array.from({ length: role.free }, () => role));
  const free = countFreePlaces(places);
  return Array.from({ length: free }, (_, index) => {
    const left = index === free - 1 ? new Set(wanted.slice(index)).size : 1;
    const role = left === 1 ? wanted[index] : undefined;
    return { role, label: left > 1 ? `One of ${left} roles` : role?.name };
  });
}

/** How many spots a role has: “1 spot left for 2 roles” if the team has less room than its roles. */
export function describeSpots(
  role: Pick<Role, 'free'>,
  { roles, ...places }: Places & Pick<Team, 'roles'>,
) {
  const left = countFreePlaces(places);
  const open = roles.filter(({ free }) => free > 0);
  const wanted = open.reduce((sum, { free }) => sum + free, 0);
  if (left === 0 || wanted <= left) return formatCount(role.free, 'spot');
  if (open.length === 1) return formatCount(left, 'spot');
  return `${formatCount(left, 'spot')} left for ${formatCount(open.length, 'role')}`;
}

/** What pressing an open place does. */
export function labelOfPlace(
  role: Role | undefined,
  { ask }: Pick<ProjectCard['can'], 'ask'>,
): string {
  const verb = ask ? 'Ask to join' : 'Join';
  return `${verb} ${role ? `as ${role.name}` : 'in any role'}`;
}
