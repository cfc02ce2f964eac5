import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/teams/members.ts';
import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { reloadProject, userProjectsQuery } from '#web/projects/projects/queries.ts';

/** With more roles than this, they don't fit a toast; all of them are in the team space. */
const mostOffered = 4;

type Joined = { member: Member; project: ProjectCard };

/**
 * Says that someone has joined, which they can undo. If they have no role, it asks which of the open ones
 * they take.
 */
export function welcomeMember(client: QueryClient, { member, project }: Joined) {
  const open = member.role === '' ? project.roles.filter(({ free }) => free > 0) : [];
  const takeRole = (role: Role) => () =>
    void changeRole(client, { role, projectId: project.id, userId: member.id });
  toast({
    title: `You’ve joined ${project.name}`,
    tone: 'success',
    action: { label: 'Undo', onPress: () => void leave(client, { member, project }) },
    seconds: 10,
    ...(open.length > 0 && {
      description: 'Which role will you take? You can also choose one later, under Team.',
      choices: [
        ...open
          .slice(0, mostOffered)
          .map((role) => ({ label: role.name, onPress: takeRole(role) })),
        { label: 'Decide later', onPress: () => {} },
      ],
      seconds: 30,
    }),
  });
}

async function leave(client: QueryClient, { member, project }: Joined) {
  try {
    const params = { projectId: project.id, userId: member.id };
    await call('DELETE /projects/{projectId}/members/{userId}', { params });
    toast({ title: `You’re no longer on ${project.name}` });
  } catch (error) {
    const description = getErrorMessage(error, 'You can leave under Team.');
    toast({ title: 'Couldn’t undo it', description, tone: 'error' });
  }
  void client.invalidateQueries({ queryKey: userProjectsQuery.queryKey });
  await reloadProject(client, project.id);
}

async function changeRole(
  client: QueryClient,
  { role, projectId, userId }: { role: Role; projectId: number; userId: number },
) {
  try {
    await call('PUT /projects/{projectId}/members/{userId}', {
      params: { projectId, userId },
      body: { roleId: role.id },
    });
    toast({ title: `Your role is ${role.name}`, tone: 'success' });
  } catch (error) {
    const description = getErrorMessage(error, 'Try again.');
    toast({ title: `Couldn’t take the role ${role.name}`, description, tone: 'error' });
  }
  await reloadProject(client, projectId);
}
