import { addDays } from '#contract/values/durations.ts';
import type { OwnRepositoryNames } from '#contract/board/repository-names.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { listCodes, mintCode } from './repository-name-codes.ts';
import { codeDays } from './repository-name-policy.ts';
import {
  confirmName,
  creditItems,
  deleteName,
  findCode,
  listNames,
  saveCode,
} from './repository-name-store.ts';

export async function getOwnNames(
  db: Db,
  person: { userId: number; now: Date },
): Promise<OwnRepositoryNames> {
  const names = await listNames(db, person.userId);
  return { names, code: (await findCode(db, person)) ?? null };
}

/** Gives someone a code to send from their repository, instead of an earlier one. */
export async function renewCode(db: Db, { userId, now }: { userId: number; now: Date }) {
  const expiresAt = addDays(now, codeDays).toISOString();
  const code = { text: mintCode(), expiresAt };
  await saveCode(db, { userId, ...code });
  return code;
}

export async function removeName(db: Db, name: { userId: number; nameId: number }) {
  if (!(await deleteName(db, name))) throw notFound('This username is no longer confirmed.');
}

type Sent = { projectId: number; host: string; name: string; text: string; now: Date };

/** Confirms whose user name it is that sent a text with a member's code. */
export async function confirmNames(db: Db, { text, ...sent }: Sent): Promise<void> {
  for (const code of listCodes(text)) {
    const userId = await confirmName(db, { ...sent, code });
    if (userId !== undefined) await creditItems(db, { ...sent, userId });
  }
}
