import { areApart } from '#server/people/blocks/actions.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound, ProblemError, tooLate } from '#server/platform/problem.ts';
import { readCode } from './inviting/addresses.ts';
import { findPerson } from './people/store.ts';
import { canOrganize, canRun, canSee, isOver } from './policy.ts';
import { presentHackathon } from './present.ts';
import { findHackathon, type HackathonRow, lockHackathon } from './store.ts';

export type Reading = {
  slug: string;
  /** Undefined for a visitor. */
  personId: number | undefined;
  code?: string | undefined;
};

/** A hackathon that the person may see. Throws not_found. */
export async function getHackathon(
  db: Db,
  { slug, personId, code }: Reading,
): Promise<HackathonRow> {
  const row = await findHackathon(db, { slug, readerId: personId });
  const reader = row && { ...row, id: personId };
  if (!row || !reader || !canSee(row, reader, code === undefined ? undefined : readCode(code)))
    throw notFound('This hackathon doesn’t exist.');
  return row;
}

/** The same, locked. Lock people before it. */
export async function getLocked(db: Db, reading: Reading): Promise<HackathonRow> {
  const { id } = await getHackathon(db, reading);
  await lockHackathon(db, id);
  return getHackathon(db, reading);
}

/** Throws link_invalid or link_expired if a link with a code doesn't lead to a hackathon to come to. */
export async function checkInvitingLink(
  db: Db,
  { slug, code, now }: { slug: string; code: string; now: Date },
) {
  const row = await findHackathon(db, { slug, readerId: undefined });
  if (!row || row.code !== readCode(code)) throw new ProblemError('link_invalid');
  if (isOver(row, now)) throw new ProblemError('link_expired');
}

/** Throws forbidden to people who don't run a hackathon. */
export function checkStaff(row: HackathonRow) {
  if (!canRun(row))
    throw forbidden('Only the organizers and helpers of this hackathon can do that.');
}

/** Throws forbidden to people who don't organize a hackathon. */
export function checkOrganizer(row: HackathonRow) {
  if (!canOrganize(row)) throw forbidden('Only the organizers of this hackathon can do that.');
}

/** Whether the organizer has blocked someone, or is blocked by them. */
export const isApart = async (
  db: Db,
  { organizer_id: otherId }: HackathonRow,
  personId: number | undefined,
): Promise<boolean> =>
  personId !== undefined &&
  otherId !== null &&
  otherId !== personId &&
  areApart(db, { personId, otherId });

/** Throws too_late once a hackathon has ended or is canceled. */
export function refuseOver(row: HackathonRow, now: Date) {
  if (isOver(row, now)) throw tooLate('This hackathon is over.');
}

type Showing = { publicUrl: string; now: Date; personId: number | undefined };

/** A hackathon as the person asking may see it. */
export async function showHackathon(
  db: Db,
  row: HackathonRow,
  { personId, ...seen }: Showing,
): Promise<Hackathon> {
  const own =
    personId === undefined || row.own_state === null
      ? undefined
      : await findPerson(db, { hackathonId: row.id, userId: personId });
  return presentHackathon(row, {
    readerId: personId,
    own,
    isApart: await isApart(db, row, personId),
    ...seen,
  });
}
