import type { Attendant } from '#contract/gatherings/events.ts';
import type { Db } from '#server/migrations/tables.ts';
import { tooLate } from '#server/platform/problem.ts';
import { checkOrganizer, getEvent, getLocked } from './find.ts';
import { listGoing, saveAttendance } from './people-store.ts';
import { canNoteAttendance, type Reader } from './policy.ts';
import { presentAttendant } from './present.ts';

type Ref = { eventId: number; reader: Reader; now: Date };

/** Who was going, for those who organize it. */
export async function getAttendance(db: Db, { now, ...ref }: Ref): Promise<Attendant[]> {
  checkOrganizer(await getEvent(db, ref), ref.reader);
  return (await listGoing(db, { ...ref, now })).map(presentAttendant);
}

export const setAttendance = (
  db: Db,
  { ids, ...ref }: Ref & { ids: readonly number[] },
): Promise<Attendant[]> =>
  db.transaction().execute(async (db) => {
    const event = await getLocked(db, ref);
    checkOrganizer(event, ref.reader);
    if (!canNoteAttendance(event, ref.reader, ref.now))
      throw tooLate('You can note who came from the start of an event until a week after it.');
    await saveAttendance(db, { ...ref, ids });
    return getAttendance(db, ref);
  });
