import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '#web/projects/projects/queries.ts';
import type { BegunJoin } from './begun-join.ts';

/** What someone signs in or up for: "to join Quiet Hours as Designer". */
export function JoinReason({ projectId, roleId }: BegunJoin) {
  const { data: project, isPending } = useQuery(projectQuery(projectId));
  if (isPending) return '\u00a0';
  if (!project) return 'to join a team';
  const role = project.roles.find(({ id }) => id === roleId);
  return `to ${project.can.ask ? 'ask to join' : 'join'} ${project.name}${role ? ` as ${role.name}` : ''}`;
}
