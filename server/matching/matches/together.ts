import type { Reason } from '#contract/matching/matches.ts';
import { listMutual, listMutualMembers } from '#server/matching/teammates/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { listNames } from './reason-words.ts';

const together = (words: string): Reason => ({
  key: 'together',
  fits: 'yes',
  points: 0,
  most: 0,
  words,
});

type Reader = { userId: number; now: Date };

/** For each project, the line about members the person has built with, if both would again. */
export async function explainTogether(db: Db, search: Reader & { projectIds: number[] }) {
  const members = await listMutualMembers(db, search);
  return (projectId: number): Reason[] => {
    const names = members.filter((one) => one.projectId === projectId).map(({ name }) => name);
    if (names.length === 0) return [];
    const again = names.length === 1 ? 'you’d both do it again' : 'you’d all do it again';
    return [together(`You’ve built with ${listNames(names)}, and ${again}`)];
  };
}

/** The same line about people, for a lead who has built with them. */
export async function explainPeopleTogether(db: Db, search: Reader & { ids: number[] }) {
  const ids = await listMutual(db, search);
  return (id: number): Reason[] =>
    ids.has(id) ? [together('You’ve built together, and you’d both do it again')] : [];
}
