import { generateNKeysBetween } from 'fractional-indexing';
import type { TemplateTicket } from '#contract/hackathons.ts';
import type { Db } from '#server/migrations/tables.ts';
import { insertTemplate } from './template-store.ts';

/**
 * Creates the tickets that a new board starts with. Nobody is credited with them. The board is created
 * in the same transaction, so nobody has read it and there's nothing to announce.
 */
export async function createTemplate(
  db: Db,
  { projectId, tickets }: { projectId: number; tickets: readonly TemplateTicket[] },
) {
  if (tickets.length === 0) return;
  const positions = generateNKeysBetween(null, null, tickets.length);
  await insertTemplate(db, {
    projectId,
    tickets: tickets.map(({ title, description, type, priority }, at) => ({
      number: at + 1,
      position: positions[at]!,
      fields: {
        title,
        description,
        type,
        priority,
        status: 'Backlog',
        assigneeId: null,
        labels: [],
        dueDate: null,
      },
    })),
  });
}
