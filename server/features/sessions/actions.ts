import type { Session } from '#contract/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { closeSessionOf, listSessions } from '#server/platform/sessions/sessions.ts';
import { presentSessions } from './present.ts';

type Asking = { userId: number; token: string };

export async function findSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, token }: Asking,
): Promise<Session[]> {
  return presentSessions(await listSessions(db, { userId, now: clock() }), token);
}

export async function endSession(
  { db }: Pick<Context, 'db'>,
  session: { userId: number; sessionId: number },
) {
  if (!(await closeSessionOf(db, session))) throw notFound('This session is over already.');
}
