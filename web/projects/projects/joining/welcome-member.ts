import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/teams/members.ts';
import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { reloadProject } from '#web/projects/projects/queries.ts';

/** With more roles than this, they don't fit a toast; all of them are in the team space. */
const mostOffered = 4;

/** Says that someone has joined. If they have no role, it asks which of the open ones they take. */
export function welcomeMember(
  client: QueryClient,
  { member, project }: { member: Member; project: ProjectCard },
) {
  const open = member.role === '' ? project.roles.filter(({ free }) => free > 0) : [];
  const takeRole = (role: Role) => () =>
    void changeRole(client, { role, projectId: project.id, userId: member.id });
  toast({
    title: `You’ve joined ${project.name}`,
    tone: 'success',
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
