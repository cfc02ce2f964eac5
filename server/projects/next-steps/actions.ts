import { insertChange } from '#server/history/changes/store.ts';
import { checkLead, recordSignOfLife } from '#server/teams/members/actions.ts';
import { listMemberIds, lockProject } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import {
  type Answer,
  findNextStep,
  listProject,
  storeAnswer,
  withdrawQuestion,
  lockAskedTeams,
} from './store.ts';

type Lead = { projectId: number; userId: number; now: Date };

/** Says what's next for a team. The project's lock keeps it to one answer. */
export async function answerNextStep(
  db: Db,
  { answer, ...lead }: Lead & { answer: 'continue' | 'rest' },
) {
  const { projectId, userId, now } = lead;
  await db.transaction().execute(async (db) => {
    const outsiders = 'This project doesn’t exist.';
    if (!(await lockProject(db, projectId))) throw notFound(outsiders);
    await checkLead(
      db,
      { projectId, userId },
      { others: 'Only leads can say what’s next for their team.', outsiders },
    );
    const asked = await findNextStep(db, projectId);
    if (!asked) throw notFound('There’s nothing to answer for this team.');
    if (asked.answer === answer) return;
    if (asked.answer !== null) throw alreadyAnswered(asked.answer);
    await recordSignOfLife(db, { projectId, userId });
    await listProject(db, { projectId, restsSince: answer === 'rest' ? now : null });
    await storeNextStep(db, { ...lead, answer });
    await reserveFreePlaces(db, { projectId, now });
    await insertChange(db, { projectId, kind: 'project_changed', actorId: userId });
  });
}

/**
 * Stores what's next if the team has been asked and hasn't answered, and tells it. Returns whether it did.
 * The caller holds the project's lock.
 */
export async function storeNextStep(
  db: Db,
  { projectId, userId, answer, now }: Lead & { answer: Answer },
): Promise<boolean> {
  if (!(await storeAnswer(db, { projectId, userId, answer, now }))) return false;
  await markSubjectRead(db, { subject: `project:${projectId}`, kinds: ['next_step_asked'], now });
  const to = await listMemberIds(db, projectId);
  const news = { to, actorId: userId, projectId, data: { answer }, now };
  await tell(db, { kind: 'next_step_answered', ...news });
  return true;
}

/** Withdraws the question from the teams of a hackathon that was resumed. The caller holds its lock. */
export async function stopAskingTeams(
  db: Db,
  { hackathonId, now }: { hackathonId: number; now: Date },
) {
  for (const projectId of await lockAskedTeams(db, hackathonId)) {
    if (!(await withdrawQuestion(db, projectId))) continue;
    await markSubjectRead(db, { subject: `project:${projectId}`, kinds: ['next_step_asked'], now });
    await insertChange(db, { projectId, kind: 'project_changed', actorId: null });
  }
}

const answers: Record<Answer, string> = {
  continue: 'the team will keep building',
  rest: 'the team will take a break',
  complete: 'the project is complete',
};

const alreadyAnswered = (answer: Answer) =>
  new ProblemError('already_answered', {
    message: `Someone has already answered: ${answers[answer]}.`,
    current: { answer },
  });
