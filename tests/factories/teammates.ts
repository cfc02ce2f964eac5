import type { ProjectCreation } from '#contract/projects/projects.ts';
import type { TeammateAnswer } from '#contract/values/teammate-rules.ts';
import type { TestServer } from '#tests/server.ts';
import type { Person } from './people.ts';
import { createProject, createTeam } from './projects.ts';
import { backdateAccounts } from './reviews.ts';

/** A team of two for some weeks, from which the member has left. */
export async function createFormerTeam(server: TestServer, fields: Partial<ProjectCreation> = {}) {
  const team = await createTeam(server, fields);
  await backdateAccounts(server, team.creator, team.member);
  await leaveTeam(team.member, team.params);
  return team;
}

/** Lets two people build a project together for some weeks, until the other one leaves. */
export async function buildTogether(server: TestServer, one: Person, other: Person) {
  const { id: projectId } = await createProject(one);
  await other.send('POST /projects/{projectId}/members', { params: { projectId } });
  await backdateAccounts(server, one, other);
  await leaveTeam(other, { projectId });
}

export const leaveTeam = (person: Person, { projectId }: { projectId: number }) =>
  person.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { projectId, userId: person.id },
  });

/** Says whether someone would build with another person again. */
export const answerAbout = (person: Person, other: Person, answer: TeammateAnswer | null) =>
  person.send('PUT /users/teammates/{userId}', { params: { userId: other.id }, body: { answer } });
