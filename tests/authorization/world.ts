import { createPerson, type Person } from '../factories/people.ts';
import { createProject, createTeam, createTicket } from '../factories/projects.ts';
import { givePasskey } from '../factories/second-steps.ts';
import { type Client, openClient } from '../client.ts';
import type { TestServer } from '../server.ts';

/** Everyone who can ask for something of a project. */
export const kinds = ['visitor', 'stranger', 'outsider', 'former', 'member', 'creator'] as const;
export type Kind = (typeof kinds)[number];

export type World = {
  askers: Record<Kind, Client>;
  projectId: number;
  ticketId: number;
  deletedId: number;
  commentId: number;
  /** What belongs to the member. */
  memberId: number;
  sessionId: number;
  entryId: number;
  passkeyId: number;
};

/**
 * A team of two with a ticket, a deleted one, and a comment of the member; someone who left it, the
 * creator of another project, someone without any, and a visitor.
 */
export async function makeWorld(server: TestServer): Promise<World> {
  const { creator, member, params } = await createTeam(server);
  const [stranger, outsider, former] = [
    await createPerson(server, 'Stranger'),
    await createPerson(server, 'Outsider'),
    await createPerson(server, 'Former'),
  ];
  await createProject(outsider);
  await former.send('POST /projects/{projectId}/members', { params });
  await former.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: former.id },
  });
  const ticket = await createTicket(creator, params.projectId);
  const deleted = await createTicket(creator, params.projectId);
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
    params: { ...params, ticketId: deleted.id },
  });
  const { body: comment } = await member.send(
    'POST /projects/{projectId}/tickets/{ticketId}/comments',
    { params: { ...params, ticketId: ticket.id }, body: { text: 'Mine' } },
  );
  return {
    askers: { visitor: openClient(server.url), stranger, outsider, former, member, creator },
    projectId: params.projectId,
    ticketId: ticket.id,
    deletedId: deleted.id,
    commentId: comment.id,
    memberId: member.id,
    ...(await ownThings(member)),
    passkeyId: await givePasskey(server, member),
  };
}

/** A session and an entry of a person. */
async function ownThings(person: Person) {
  const { body: sessions } = await person.send('GET /users/sessions');
  const { body: entry } = await person.send('POST /users/entries', {
    body: { kind: 'experience', title: 'Tester', organisation: 'Here', from: '2020-01' },
  });
  return { sessionId: sessions[0]?.id ?? 0, entryId: entry.id };
}
