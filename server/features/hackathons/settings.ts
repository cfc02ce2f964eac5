import type * as z from 'zod/mini';
import type { Hackathon, hackathonForm, hackathonUpdate } from '#contract/hackathons.ts';
import { maxOpenHackathons } from '#contract/hackathon-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { createCode, createSlug } from './addresses.ts';
import { announceCancellation, announceNewTimes } from './announce.ts';
import { checkOrganizer, getHackathon, getLocked, refuseOver, showHackathon } from './find.ts';
import { listPeopleIds } from './people-store.ts';
import { upsertStaff } from './staff-store.ts';
import {
  countOpen,
  type HackathonRow,
  insertHackathon,
  listEveryone,
  markCanceled,
  storeCode,
  updateHackathon,
} from './store.ts';
import { fillPlaces } from './waiting-list.ts';

type Organizer = { slug: string; personId: number; publicUrl: string; now: Date };
type Form = z.output<typeof hackathonForm>;

/** Creates a hackathon with its organizer. */
export async function createHackathon(
  db: Db,
  { form, personId, publicUrl, now }: Omit<Organizer, 'slug'> & { form: Form },
): Promise<Hackathon> {
  return transact(db, async (db) => {
    await lockPerson(db, personId);
    if ((await countOpen(db, { organizerId: personId, now })) >= maxOpenHackathons) {
      const message = `You can organize up to ${maxOpenHackathons} hackathons at a time.`;
      throw new ProblemError('limit_reached', { message });
    }
    const { id, slug } = await insertWithAddress(db, { form, personId, now });
    await upsertStaff(db, { hackathonId: id, userId: personId, role: 'organizer', now });
    const row = await getHackathon(db, { slug, personId });
    return showHackathon(db, row, { personId, publicUrl, now });
  });
}

async function insertWithAddress(
  db: Db,
  { form, personId, now }: { form: Form; personId: number; now: Date },
) {
  for (let tries = 0; ; tries += 1) {
    const slug = createSlug(form.name, tries);
    const hackathon = { slug, code: createCode(), organizerId: personId, createdAt: now };
    const id = await insertHackathon(db, { settings: form, ...hackathon });
    if (id !== undefined) return { id, slug };
  }
}

/** Changes a hackathon. People in it are told when it has a new time. */
export const changeHackathon = (
  db: Db,
  {
    form: { version, ...settings },
    ...organizer
  }: Organizer & { form: z.output<typeof hackathonUpdate> },
): Promise<Hackathon> =>
  asOrganizer(db, organizer, async (db, before) => {
    const { personId, now } = organizer;
    refuseOver(before, now);
    if (version !== before.version) {
      const current = await showHackathon(db, before, organizer);
      throw new ProblemError('stale_hackathon', { current });
    }
    await updateHackathon(db, before.id, settings);
    const after = await getHackathon(db, organizer);
    await fillPlaces(db, after, now);
    const isMoved = after.starts_at !== before.starts_at || after.ends_at !== before.ends_at;
    if (!isMoved) return;
    const to = await listConcerned(db, { hackathonId: before.id, now });
    await announceNewTimes(db, { hackathon: after, to, actorId: personId, now });
  });

/** Cancels a hackathon. Its teams go on as ordinary projects. Idempotent. */
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
    await announceCancellation(db, { hackathon, to, actorId: personId, reason, now });
  });

export const replaceCode = (db: Db, organizer: Organizer): Promise<Hackathon> =>
  asOrganizer(db, organizer, (db, { id }) => storeCode(db, id, createCode()));

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
