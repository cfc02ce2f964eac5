import type * as z from 'zod/mini';
import type { eventForm, LiveEvent } from '#contract/gatherings/events.ts';
import { addDays } from '#contract/values/durations.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, limitReached } from '#server/platform/problem.ts';
import { checkTimes } from './check-times.ts';
import { showEvent } from './find.ts';
import { canCreate } from './organizers.ts';
import type { Reader } from './policy.ts';
import { repeatForm } from './repeat.ts';
import { countCreated, countUpcoming, insertEvents } from './store.ts';

/** Upcoming ones, and created in a day; and of those who need no name for it, because everyone can. */
const usual = { upcoming: 20, aDay: 5 };
const ofEveryone = { upcoming: 2, aDay: 1 };

type Creating = {
  form: z.output<typeof eventForm>;
  reader: Reader;
  modes: SiteModes;
  now: Date;
};

/** Creates an event, or a series. Returns the first one. */
export const createEvent = (
  db: Db,
  { form: { repeat, ...form }, ...creating }: Creating,
): Promise<LiveEvent> =>
  transact(db, async (db) => {
    const { reader, now } = creating;
    checkTimes(form, now);
    const series = repeatForm(form, repeat);
    await refuseTooMany(db, { ...creating, count: series.length });
    const news = { projectId: null, organizerId: reader.userId, series, now };
    const [eventId = 0] = await insertEvents(db, news);
    return showEvent(db, { eventId, reader, now });
  });

/** The person's lock keeps simultaneous calls within the limits. */
async function refuseTooMany(
  db: Db,
  { reader, modes, count, now }: Omit<Creating, 'form'> & { count: number },
) {
  const { userId: organizerId } = reader;
  const createdAt = await lockPerson(db, organizerId);
  if (!(await canCreate(db, reader, modes)))
    throw forbidden('Only organizers can create events. Ask an admin to make you one.');
  const isNamed = await canCreate(db, reader, { ...modes, creators: 'organizers' });
  const most = isNamed ? usual : ofEveryone;
  if (!isNamed && createdAt > addDays(now, -1))
    throw limitReached('You can create events from your second day on. Come back tomorrow.');
  if ((await countUpcoming(db, { organizerId, now })) + count > most.upcoming)
    throw limitReached(`You can have up to ${most.upcoming} upcoming events.`);
  if (
    (await countCreated(db, { projectId: null, organizerId, since: addDays(now, -1) })) >= most.aDay
  )
    throw limitReached(
      `You can create ${most.aDay === 1 ? 'one event' : `up to ${most.aDay} events`} a day. Go on tomorrow.`,
    );
}
