import { findUserByEmail, insertUser } from '#server/accounts/sign-up/store.ts';
import { createProject } from '#server/projects/projects/actions.ts';
import { createTicket } from '#server/board/tickets/actions.ts';
import { insertEntry } from '#server/profiles/profiles/entry-store.ts';
import { replaceTechStack } from '#server/profiles/profiles/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { initialFields } from '#contract/values/ticket-fields.ts';
import { priorities, ticketTypes } from '#contract/values/vocabulary.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { projectForm } from '#tests/factories/projects.ts';

export const description = `The harbour map only shows the tide on first load.

- Read the forecast **once an hour**
- Keep the last forecast when the service is down
- Show \`as of 14:00\` next to it

Done when a phone in airplane mode still shows this morning's tide, and the page says how old it is.`;

export type Board = { projectId: number; ticketIds: number[]; userId: number; token: string };

/** Creates a board with this many tickets, half of them assigned, and a signed-in member. */
export async function createBoard(db: Db, count: number): Promise<Board> {
  const email = `${crypto.randomUUID()}@pieces.test`;
  await insertUser(db, { email, firstName: 'Aino', lastName: 'Salo', passwordHash: 'none' });
  const { id: userId } = (await findUserByEmail(db, email)) ?? { id: 0 };
  await fillProfile(db, userId);
  const form = { githubUrl: '', image: '' as const, ...projectForm() };
  const project = await createProject(db, { person: { id: userId }, form });
  const ticketIds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await createTicket(db, {
      projectId: project.id,
      userId,
      form: {
        ...initialFields,
        title: `Show the tide on the harbour map, part ${index + 1}`,
        description,
        status: ticketStatuses[index % 3] ?? 'Backlog',
        priority: priorities[index % 3] ?? 'Medium',
        type: ticketTypes[index % ticketTypes.length] ?? '',
        assigneeId: index % 2 ? userId : null,
      },
    });
    ticketIds.push(id);
  }
  await db.executeQuery({ sql: 'analyze', parameters: [] } as never);
  const session = { userId, userAgent: 'bench', address: '127.0.0.1', now: new Date() };
  return { projectId: project.id, ticketIds, userId, token: await openSession(db, session) };
}

async function fillProfile(db: Db, userId: number) {
  const entries = ['TypeScript', 'React', 'PostgreSQL', 'Go'].map((technology) => ({
    technology,
    skillLevel: 'PROFICIENT' as const,
    description: 'Every day for two years, at work and at home.',
  }));
  await db.transaction().execute((db) => replaceTechStack(db, { userId, entries }));
  const fields = { organisation: 'Harbour Software', text: 'Maps of tides.', to: '' };
  await insertEntry(db, {
    userId,
    kind: 'experience',
    title: 'Trainee',
    from: '2025-01',
    ...fields,
  });
  await insertEntry(db, {
    userId,
    kind: 'education',
    title: 'Diploma',
    from: '2022-09',
    ...fields,
  });
}
