import type * as z from 'zod/mini';
import type { Hackathon, hackathonUpdate } from '#contract/hackathons/hackathons.ts';
import { maxCodesPerDay, maxMovesPerDay } from '#contract/hackathons/hackathon-rules.ts';
import { listApart } from '#server/people/blocks/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { createCode } from './inviting/addresses.ts';
import { announceCancellation, announceNewTimes } from './announce.ts';
import { checkTimes } from './check-times.ts';
import { checkOrganizer, getHackathon, getLocked, refuseOver, showHackathon } from './find.ts';
import { listPeopleIds } from './people/store.ts';
import {
  type HackathonRow,
  listEveryone,
  markCanceled,
  storeCode,
  updateHackathon,
} from './store.ts';
import { fillPlaces } from './people/waiting-list.ts';

type Organizer = { slug: string; personId: number; publicUrl: string; now: Date };

const moves = {
  name: 'hackathon-moves',
  points: maxMovesPerDay,
  seconds: 24 * 60 * 60,
  advice: `You can change the time up to ${maxMovesPerDay} times a day.`,
};

const newCodes = {
  name: 'hackathon-new-codes',
  points: maxCodesPerDay,
  seconds: 24 * 60 * 60,
  advice: `You can replace the code up to ${maxCodesPerDay} times a day.`,
};

type Means = { db: Db; limits: Limits };
type Change = Organizer & { form: z.output<typeof hackathonUpdate> };

/** Changes a hackathon. People in it are told when it has a new time. */
export async function changeHackathon(
  { db, limits }: Means,
  { form, ...organizer }: Change,
): Promise<Hackathon> {
  const current = await getHackathon(db, organizer);
  checkOrganizer(current);
  // With the same version, the times are the same once it's locked.
  const isMove = form.version === current.version && movesFrom(current, form);
  const refund = isMove && (await limits.take([{ limit: moves, key: String(current.id) }]));
  try {
    return await asOrganizer(db, organizer, (db, before) =>
      change(db, { before, form, ...organizer }),
    );
  } catch (error) {
    if (refund) await refund();
    throw error;
  }
}

const movesFrom = (
  { starts_at, ends_at }: Pick<HackathonRow, 'starts_at' | 'ends_at'>,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
) => starts_at !== startsAt || ends_at !== endsAt;

async function change(
  db: Db,
  { before, form: { version, ...settings }, ...organizer }: Change & { before: HackathonRow },
) {
  const { personId, now } = organizer;
  refuseOver(before, now);
  if (version !== before.version) {
    const current = await showHackathon(db, before, organizer);
    throw new ProblemError('stale_hackathon', { current });
  }
  checkTimes(settings, now, before);
  await updateHackathon(db, before.id, settings);
  const after = await getHackathon(db, organizer);
  await fillPlaces(db, after, now);
  if (!movesFrom(before, settings)) return;
  const to = await listConcerned(db, { hackathonId: before.id, now });
  await announceNewTimes(db, { hackathon: after, to, actorId: personId, now });
}

/**
 * Cancels a hackathon. Its teams are asked what's next. A person who has blocked the organizer isn't
 * told what they write. Idempotent.
 */
export const cancelHackathon = (
  db: Db,
  { reason, ...organizer }: Organizer & { reason: string },
): Promise<Hackathon> =>
  asOrganizer(db, organizer, async (db, hackathon) => {
    const { personId, now } = organizer;
    if (hackathon.canceled_at !== null) return;
    refuseOver(hackathon, now);
    await markCanceled(db, { id: hackathon.id, now });
    const to = await listConcerned(db, { hackathonId: hackathon.id, now });
    const apart = await listApart(db, { personId, ids: to });
    const news = { hackathon, actorId: personId, now };
    const others = to.filter((id) => !apart.includes(id));
    await announceCancellation(db, { ...news, to: others, reason });
    await announceCancellation(db, { ...news, to: apart, reason: '' });
  });

/** Replaces the code, and the link with it. Emails that were sent keep the old one. */
export async function replaceCode({ db, limits }: Means, organizer: Organizer): Promise<Hackathon> {
  const current = await getHackathon(db, organizer);
  checkOrganizer(current);
  await limits.take([{ limit: newCodes, key: String(current.id) }]);
  return asOrganizer(db, organizer, (db, { id }) => storeCode(db, id, createCode()));
}

const asOrganizer = (
  db: Db,
  organizer: Organizer,
  change: (db: Db, hackathon: HackathonRow) => Promise<void>,
): Promise<Hackathon> =>
  db.transaction().execute(async (db) => {
    const hackathon = await getLocked(db, organizer);
    checkOrganizer(hackathon);
    await change(db, hackathon);
    return showHackathon(db, await getHackathon(db, organizer), organizer);
  });

/** Everyone who plans to come or helps run it. */
export async function listConcerned(
  db: Db,
  { hackathonId, now }: { hackathonId: number; now: Date },
): Promise<number[]> {
  const people = await listPeopleIds(db, { hackathonId, states: ['invited', 'waiting'] });
  return [...new Set([...people, ...(await listEveryone(db, { hackathonId, now }))])];
}
