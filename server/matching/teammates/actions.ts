import type { FormerTeam } from '#contract/matching/teammates.ts';
import { answerDays, type TeammateAnswer } from '#contract/values/teammate-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound, tooLate } from '#server/platform/problem.ts';
import { presentFormerTeams } from './present.ts';
import { listPairs, storeAnswer, wasAsked } from './store.ts';

export { listMutual, listMutualMembers, listPairsNotAgain } from './mutual-store.ts';

type Person = { userId: number; now: Date };

/** The people someone has built with lately, and what they said about them. */
export const getFormerTeams = async (db: Db, person: Person): Promise<FormerTeam[]> =>
  presentFormerTeams(await listPairs(db, person));

/** Stores whether someone would build with a teammate again. Idempotent. */
export async function answerAbout(
  db: Db,
  answering: Person & { teammateId: number; answer: TeammateAnswer | null },
) {
  if (await storeAnswer(db, answering)) return;
  if (await wasAsked(db, answering)) throw tooLate(`Your ${answerDays} days to answer are over.`);
  throw notFound('We didn’t ask you about this person.');
}
