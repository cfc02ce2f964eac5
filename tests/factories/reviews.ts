import type { TestServer } from '#tests/server.ts';
import type { Person } from './people.ts';
import { backdateTicket, changeTicket, createProject, createTicket } from './projects.ts';

/** Makes someone's account a month old, and their memberships. */
export async function backdateAccounts({ pool }: Pick<TestServer, 'pool'>, ...people: Person[]) {
  const ids = people.map(({ id }) => id);
  await pool.query(`update users set created_at = now() - interval '30 days' where id = any($1)`, [
    ids,
  ]);
  await pool.query(
    `update project_members set joined_at = now() - interval '20 days' where user_id = any($1)`,
    [ids],
  );
}

/** Creates a ticket that someone has finished. It's old enough to count, unless it's `quick`. */
export async function finishTicket(
  server: Pick<TestServer, 'pool'>,
  {
    worker,
    projectId,
    quick = false,
    labels = [],
  }: { worker: Person; projectId: number; quick?: boolean; labels?: string[] },
) {
  const ticket = await createTicket(worker, projectId, { assigneeId: worker.id, labels });
  if (!quick) await backdateTicket(server, ticket);
  return changeTicket(worker, ticket, { status: 'Done' });
}

/** Writes a review; the reply has the review. */
export const reviewTicket = async (
  person: Person,
  { projectId, id }: { projectId: number; id: number },
  note = 'Works well',
) =>
  (
    await person.send('POST /projects/{projectId}/tickets/{ticketId}/reviews', {
      params: { projectId, ticketId: id },
      body: { note },
    })
  ).body;

/** Makes someone a reviewer who counts: they have finished a ticket on a team of two. */
export async function giveTeamWork(
  server: Pick<TestServer, 'pool'>,
  person: Person,
  helper: Person,
) {
  const { id: projectId } = await createProject(helper, { name: 'Earlier project' });
  await person.send('POST /projects/{projectId}/members', { params: { projectId } });
  await finishTicket(server, { worker: person, projectId });
}
