import type { Page } from '@playwright/test';
import { type Account, createProject, createTicket } from './pieces.ts';

/** Creates a ticket in a new project and opens it. */
export async function openTicket(
  page: Page,
  { person, ...fields }: { person: Account; title?: string; description?: string },
) {
  const project = await createProject(person);
  const ticket = await createTicket(person, project.id, fields);
  await page.goto(`/tickets/${project.id}/${ticket.id}`);
  return ticket;
}

/** Returns a ticket as stored on the server; undefined if it's not on the board. */
export async function findOnServer(
  person: Account,
  { projectId, id }: { projectId: number; id: number },
) {
  const { body } = await person.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
  });
  return body.content.find((ticket) => ticket.id === id);
}
