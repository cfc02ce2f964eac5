import { issueCredential } from '#tests/factories/credentials.ts';
import { createEvent } from '#tests/factories/events.ts';
import { createHackathon, signUp } from '#tests/factories/hackathons.ts';
import { planMeeting } from '#tests/factories/meetings.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket } from '#tests/factories/projects.ts';
import { givePasskey } from '#tests/factories/second-steps.ts';
import { type Client, openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import type { TestServer } from '#tests/server.ts';

/** Everyone who might call the API about a project. */
export const kinds = [
  'visitor',
  'nonMember',
  'otherCreator',
  'formerMember',
  'member',
  'creator',
] as const;
export type Kind = (typeof kinds)[number];

export type World = {
  clients: Record<Kind, Client>;
  projectId: number;
  roleId: number;
  ticketId: number;
  deletedId: number;
  commentId: number;
  /** A note by the member. */
  noteId: number;
  /** A discussion and a reply in it, both by the member. */
  threadId: number;
  replyId: number;
  documentId: number;
  removedDocumentId: number;
  /** The same in the forum. */
  forumThreadId: number;
  forumReplyId: number;
  /** An event that the member organizes. */
  eventId: number;
  /** A meeting that the member planned. */
  meetingId: number;
  /** The ids of the member and what they own. */
  memberId: number;
  sessionId: number;
  entryId: number;
  passkeyId: number;
  credentialId: string;
  /** The non-member asks to join. */
  requestId: number;
  invitationId: number;
  /** The non-member is invited, too. */
  personalInvitationId: number;
  /** An import of one ticket. */
  importKey: string;
  /** A hackathon that isn't listed. The creator organizes it, and the member is in it. */
  slug: string;
  /** A draft with a team of the member. */
  proposalId: number;
  /** Two teams of other people in the hackathon. */
  teamIds: [number, number];
};

/** What every world has. */
type Base = Pick<World, 'clients' | 'projectId' | 'roleId' | 'memberId'> & {
  server: TestServer;
  clients: Record<Exclude<Kind, 'visitor'>, Person>;
  params: { projectId: number };
};
type Part = Exclude<keyof World, keyof Base>;
const parts = [
  'ticketId',
  'deletedId',
  'commentId',
  'noteId',
  'threadId',
  'replyId',
  'documentId',
  'removedDocumentId',
  'forumThreadId',
  'forumReplyId',
  'eventId',
  'meetingId',
  'sessionId',
  'entryId',
  'passkeyId',
  'credentialId',
  'invitationId',
  'personalInvitationId',
  'importKey',
  'slug',
  'proposalId',
  'teamIds',
  'requestId',
] as const satisfies Part[];

/**
 * Creates a team of two. Of the rest, it creates what is wanted and what that belongs to, and of the
 * people outside the team, those who call: a former member, the creator of another project, or a user
 * without projects.
 */
export async function makeWorld(
  server: TestServer,
  wanted: readonly (keyof World)[] = parts,
  callers: readonly Kind[] = kinds,
): Promise<World> {
  const isInvolved = wanted.some((part) => part === 'requestId' || part === 'personalInvitationId');
  const base = await makeBase(server, isInvolved ? [...callers, 'nonMember'] : callers);
  const made: Partial<World> = {};
  const want = async <P extends Part>(part: P): Promise<World[P]> =>
    (made[part] ??= await ways[part](base, want));
  for (const part of parts) if (wanted.includes(part)) await want(part);
  const { clients, projectId, roleId, memberId } = base;
  return { clients, projectId, roleId, memberId, ...made } as World;
}

/** Servers whose areas are real, so that all calls have something to do. */
const opened = new WeakMap<TestServer, Promise<void>>();

async function openAreas(server: TestServer) {
  for (const area of ['discussions', 'forum', 'events'] as const) await makeLive(server, area);
}

async function makeBase(server: TestServer, callers: readonly Kind[]): Promise<Base> {
  if (!opened.has(server)) opened.set(server, openAreas(server));
  await opened.get(server);
  const { creator, member, project, params } = await createTeam(server);
  const others: Partial<Base['clients']> = {};
  if (callers.includes('nonMember')) others.nonMember = await createPerson(server, 'Nonmember');
  if (callers.includes('otherCreator')) {
    others.otherCreator = await createPerson(server, 'Other');
    await createProject(others.otherCreator);
  }
  if (callers.includes('formerMember')) {
    const former = (others.formerMember = await createPerson(server, 'Former'));
    await former.send('POST /projects/{projectId}/members', { params });
    await former.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: former.id },
    });
  }
  await creator.send('PUT /projects/{projectId}/repository/secret', { params });
  const visitor = openClient(server.url);
  return {
    server,
    params,
    clients: { visitor, ...others, member, creator } as Base['clients'],
    projectId: params.projectId,
    roleId: project.roles[0]!.id,
    memberId: member.id,
  };
}

type Want = <P extends Part>(part: P) => Promise<World[P]>;

const ways: { [P in Part]: (base: Base, want: Want) => Promise<World[P]> } = {
  ticketId: async ({ clients, projectId }) => (await createTicket(clients.creator, projectId)).id,
  deletedId: async ({ clients: { creator }, params }) => {
    const { id } = await createTicket(creator, params.projectId);
    await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
      params: { ...params, ticketId: id },
    });
    return id;
  },
  commentId: async ({ clients, params }, want) => {
    const { body } = await clients.member.send(
      'POST /projects/{projectId}/tickets/{ticketId}/comments',
      { params: { ...params, ticketId: await want('ticketId') }, body: { text: 'Mine' } },
    );
    return body.id;
  },
  noteId: async ({ clients, params }) => {
    const body = { text: 'Mine, too' };
    return (await clients.member.send('POST /projects/{projectId}/notes', { params, body })).body
      .id;
  },
  threadId: async ({ clients, params }) => {
    const body = { title: 'My question', text: 'Who knows?' };
    return (await clients.member.send('POST /projects/{projectId}/threads', { params, body })).body
      .id;
  },
  replyId: async ({ clients, params }, want) => {
    const { body } = await clients.member.send(
      'POST /projects/{projectId}/threads/{threadId}/posts',
      { params: { ...params, threadId: await want('threadId') }, body: { text: 'I do' } },
    );
    return body.id;
  },
  documentId: async ({ clients, params }) => {
    const body = { title: 'How we work', text: 'Together' };
    return (await clients.member.send('POST /projects/{projectId}/documents', { params, body }))
      .body.id;
  },
  removedDocumentId: async ({ clients, params }) => {
    const body = { title: 'Old', text: '' };
    const documentId = (
      await clients.member.send('POST /projects/{projectId}/documents', { params, body })
    ).body.id;
    await clients.member.send('DELETE /projects/{projectId}/documents/{documentId}', {
      params: { ...params, documentId },
    });
    return documentId;
  },
  forumThreadId: async ({ clients }) => {
    const body = { categoryId: 1, title: 'My question', text: 'Who knows?', tags: [] };
    return (await clients.member.send('POST /forum/threads', { body })).body.id;
  },
  forumReplyId: async ({ clients }, want) => {
    const params = { threadId: await want('forumThreadId') };
    const body = { text: 'I do' };
    return (await clients.member.send('POST /forum/threads/{threadId}/posts', { params, body }))
      .body.id;
  },
  eventId: async ({ server, clients }) => {
    const { id } = clients.member;
    await server.pool.query('insert into event_organizers (user_id) values ($1)', [id]);
    return (await createEvent(clients.member)).id;
  },
  meetingId: async ({ clients, projectId }) => (await planMeeting(clients.member, projectId)).id,
  sessionId: async ({ clients }) => {
    const { body: sessions } = await clients.member.send('GET /users/sessions');
    return sessions[0]?.id ?? 0;
  },
  entryId: async ({ clients }) => {
    const body = { kind: 'experience', title: 'Tester', organisation: 'Here', from: '2020-01' };
    return (await clients.member.send('POST /users/entries', { body })).body.id;
  },
  passkeyId: ({ server, clients }) => givePasskey(server, clients.member),
  credentialId: async ({ server, clients, projectId }) =>
    (await issueCredential(server, clients.member, projectId)).id,
  invitationId: ({ clients, params }) => createInvitation(clients.creator, params),
  personalInvitationId: ({ clients, params }) =>
    createInvitation(clients.creator, params, { userId: clients.nonMember.id }),
  importKey: ({ clients, params }) => importTicket(clients.creator, params),
  slug: ({ clients }) => startHackathon(clients.creator, clients.member),
  proposalId: async ({ server, memberId }, want) =>
    insertProposal(server, { slug: await want('slug'), userId: memberId }),
  teamIds: async ({ server }, want) => {
    const slug = await want('slug');
    return [await insertTeam(server, slug), await insertTeam(server, slug)];
  },
  requestId: ({ server, clients, params }) =>
    insertRequest(server, { ...params, userId: clients.nonMember.id }),
};

async function createInvitation(
  creator: Person,
  params: { projectId: number },
  body: { userId?: number } = {},
): Promise<number> {
  const key = 'POST /projects/{projectId}/invitations';
  return (await creator.send(key, { params, body })).body.id;
}

async function startHackathon(organizer: Person, participant: Person): Promise<string> {
  const { slug, code } = await createHackathon(organizer, { visibility: 'link' });
  await signUp(participant, { slug }, { code });
  return slug;
}

async function insertProposal(
  { pool }: TestServer,
  { slug, userId }: { slug: string; userId: number },
): Promise<number> {
  const team = { projectId: null, name: 'Team 1', people: [userId], pinned: [], isWhole: false };
  const { rows } = await pool.query<{ id: number }>(
    `insert into proposals (hackathon_id, seed, made_at, teams)
     select id, 1, now(), $2 from hackathons where slug = $1 returning id`,
    [slug, JSON.stringify([team])],
  );
  return rows[0]!.id;
}

/** Stores a team of one in a hackathon. */
async function insertTeam(server: TestServer, slug: string): Promise<number> {
  const founder = await createPerson(server, 'Founder');
  const { id } = await createProject(founder);
  await server.pool.query(
    `with hackathon as (select id from hackathons where slug = $1),
          team as (update projects set hackathon_id = hackathon.id from hackathon where projects.id = $2),
          person as (insert into hackathon_people (hackathon_id, user_id, state, signed_up_at)
                     select id, $3, 'signed_up', now() from hackathon)
     insert into hackathon_places (hackathon_id, user_id, project_id)
     select id, $3, $2 from hackathon`,
    [slug, id, founder.id],
  );
  return id;
}

async function importTicket(creator: Person, params: { projectId: number }): Promise<string> {
  const key = 'a'.repeat(32);
  await creator.send('PUT /projects/{projectId}/board-imports/{key}', {
    params: { ...params, key },
    body: Buffer.from('Title\nImported'),
  });
  return key;
}

/** Stores a request to a team that anyone can join, so that they can join it, too. */
async function insertRequest(
  { pool }: TestServer,
  { projectId, userId }: { projectId: number; userId: number },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into join_requests (project_id, user_id, asked_at, answer_by)
     values ($1, $2, now(), now() + interval '9 days') returning id`,
    [projectId, userId],
  );
  return rows[0]!.id;
}
