import type * as z from 'zod/mini';
import type { Hackathon, hackathonForm } from '#contract/hackathons/hackathons.ts';
import { maxHackathonsPerDay, maxOpenHackathons } from '#contract/hackathons/hackathon-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { dailyLimitReached, limitReached } from '#server/platform/problem.ts';
import { createCode, createSlug } from './inviting/addresses.ts';
import { getHackathon, showHackathon } from './find.ts';
import { addDays } from '#contract/values/durations.ts';
import { isFirstDay } from './inviting/first-day-store.ts';
import { upsertStaff } from './staff/staff-store.ts';
import { checkTimes } from './check-times.ts';
import { countCreated, countOpen, insertHackathon } from './store.ts';

type Form = z.output<typeof hackathonForm>;
type Creating = { form: Form; personId: number; now: Date };

/** Creates a hackathon with its organizer. */
export async function createHackathon(
  db: Db,
  {
    publicUrl,
    newcomers,
    ...creating
  }: Creating & { publicUrl: string; newcomers: NewcomerLimits },
): Promise<Hackathon> {
  const { personId, now } = creating;
  checkTimes(creating.form, now);
  return transact(db, async (db) => {
    await lockPerson(db, personId);
    await refuseTooMany(db, { personId, newcomers, now });
    const { id, slug } = await insertWithAddress(db, creating);
    await upsertStaff(db, { hackathonId: id, userId: personId, role: 'organizer', now });
    const row = await getHackathon(db, { slug, personId });
    return showHackathon(db, row, { personId, publicUrl, now });
  });
}

/** The person's lock keeps simultaneous calls within the limits. */
async function refuseTooMany(
  db: Db,
  { personId, newcomers, now }: { personId: number; newcomers: NewcomerLimits; now: Date },
) {
  if ((await countOpen(db, { organizerId: personId, now })) >= maxOpenHackathons)
    throw limitReached(
      `You can organize up to ${maxOpenHackathons} hackathons at a time. Cancel one, or wait until one ends.`,
    );
  const most = (await isFirstDay(db, { personId, now }))
    ? newcomers.hackathons
    : maxHackathonsPerDay;
  if ((await countCreated(db, { organizerId: personId, since: addDays(now, -1) })) < most) return;
  throw dailyLimitReached(
    `You can create up to ${most} ${most === 1 ? 'hackathon' : 'hackathons'} a day. Try again tomorrow.`,
  );
}

async function insertWithAddress(db: Db, { form, personId, now }: Creating) {
  for (let tries = 0; ; tries += 1) {
    const slug = createSlug(form, tries);
    const hackathon = { slug, code: createCode(), organizerId: personId, createdAt: now };
    const id = await insertHackathon(db, { settings: form, ...hackathon });
    if (id !== undefined) return { id, slug };
  }
}
