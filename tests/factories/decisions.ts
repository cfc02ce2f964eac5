import type { Decision, DecisionForm } from '#contract/moderation/decisions.ts';
import { addAdmin } from '#server/people/admins/actions.ts';
import type { TestServer } from '#tests/server.ts';
import { createPerson, type Person } from './people.ts';

const reason = 'It breaks our code of conduct.';

export async function createAdmin(server: Pick<TestServer, 'db' | 'url'>): Promise<Person> {
  const admin = await createPerson(server, 'Admin');
  await addAdmin(server.db, { email: admin.email, now: new Date() });
  return admin;
}

export const decide = (
  admin: Pick<Person, 'send'>,
  { kind, id }: DecisionForm['subject'],
  form: Omit<DecisionForm, 'subject' | 'reason'>,
) => admin.send('POST /admin/decisions', { body: { subject: { kind, id }, reason, ...form } });

/** Suspends someone whom nobody has reported. */
export async function suspend(
  admin: Pick<Person, 'send'>,
  { id }: { id: number },
  days: number | null = 3,
): Promise<Decision> {
  const form = { act: 'suspend', days, isUnreported: true } as const;
  return (await decide(admin, { kind: 'person', id }, form)).body;
}

export const undo = (admin: Pick<Person, 'send'>, { id: decisionId }: { id: number }) =>
  admin.send('POST /admin/decisions/{decisionId}/undo', {
    params: { decisionId },
    body: { reason: 'It was a misunderstanding.' },
  });
