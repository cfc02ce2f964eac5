import type { JoinRequest } from '#contract/joining/join-requests.ts';
import type { Project, ProjectCreation, ProjectUpdate } from '#contract/projects/projects.ts';
import type { Ticket, TicketCreation, TicketUpdate } from '#contract/board/tickets.ts';
import { stockImage } from '#contract/values/vocabulary.ts';
import type { TestServer } from '#tests/server.ts';
import { createPerson, type Person } from './people.ts';
import { insertTeam } from './project-rows.ts';

export const projectForm = (fields: Partial<ProjectCreation> = {}): ProjectCreation => ({
  name: 'Trail Finder',
  description: 'A map of quiet walks near the city.',
  teamSize: 4,
  difficulty: 'Intermediate',
  status: 'Planning',
  githubUrl: 'https://github.com/pieces/trail-finder',
  techStack: ['TypeScript', 'React'],
  lookingFor: ['Designer', 'Backend developer'],
  image: '',
  ...fields,
});

/** What a lead saves who changes nothing. */
export const settingsForm = ({ image, ...project }: Project): ProjectUpdate => ({
  ...project,
  image: image === stockImage ? stockImage : '',
});

export async function createProject(
  creator: Person,
  fields: Partial<ProjectCreation> = {},
): Promise<Project> {
  const form = projectForm(fields);
  if (creator.db) return insertTeam(creator.db, { creatorId: creator.id }, form);
  return (await creator.send('POST /projects', { body: form })).body;
}

/** Creates a project whose leads answer before someone joins. */
export async function createAskingProject(
  creator: Person,
  fields: Partial<ProjectCreation> = {},
): Promise<Project> {
  const project = await createProject(creator, fields);
  const body = { ...settingsForm(project), joining: 'ask' };
  const params = { projectId: project.id };
  return (await creator.send('PUT /projects/{projectId}', { params, body })).body;
}

/** Asks to join a project. */
export async function askToJoin(
  person: Person,
  projectId: number,
  form: { roleId?: number; message?: string } = {},
): Promise<JoinRequest> {
  const key = 'POST /projects/{projectId}/join-requests';
  return (await person.send(key, { params: { projectId }, body: form })).body;
}

/** Creates a project with its creator and one more member. */
export async function createTeam(server: TestServer, fields: Partial<ProjectCreation> = {}) {
  const [creator, member] = [
    await createPerson(server, 'Aino'),
    await createPerson(server, 'Eetu'),
  ];
  const people = { creatorId: creator.id, mateId: member.id };
  const project = await insertTeam(server.db, people, projectForm(fields));
  return { creator, member, project, params: { projectId: project.id } };
}

export async function createTicket(
  person: Person,
  projectId: number,
  fields: Partial<TicketCreation> = {},
): Promise<Ticket> {
  const body = { title: 'Draw the map', description: 'With **contours**.', ...fields };
  return (await person.send('POST /projects/{projectId}/tickets', { params: { projectId }, body }))
    .body;
}

/** Lists a project's tickets with their descriptions, as a ticket's own calls return them. */
export async function listTickets(person: Person, projectId: number): Promise<Ticket[]> {
  const { body } = await person.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
  });
  return body.content.map((listed) => {
    const { commentCount: _, ...ticket } = listed;
    return { description: 'No description in the list', ...ticket };
  });
}

/** Saves the whole ticket with some fields changed. */
export async function changeTicket(person: Person, ticket: Ticket, fields: Partial<TicketUpdate>) {
  const params = { projectId: ticket.projectId, ticketId: ticket.id };
  return (
    await person.send('PUT /projects/{projectId}/tickets/{ticketId}', {
      params,
      body: { ...ticket, ...fields },
    })
  ).body;
}

/** Makes the members of a project have joined an hour ago, so that leaving doesn't undo it. */
export async function backdateMembers({ pool }: Pick<TestServer, 'pool'>, { id }: { id: number }) {
  const sql = `update project_members set joined_at = joined_at - interval '1 hour' where project_id = $1`;
  await pool.query(sql, [id]);
}

/** Makes a ticket old enough to count when it's done. */
export async function backdateTicket({ pool }: Pick<TestServer, 'pool'>, { id }: { id: number }) {
  await pool.query(`update tickets set created_at = now() - interval '1 hour' where id = $1`, [id]);
}
