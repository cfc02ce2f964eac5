import { addDays } from '#contract/values/durations.ts';
import type { Announcement } from '#contract/hackathons/announcements.ts';
import { maxAnnouncementsPerDay } from '#contract/hackathons/hackathon-rules.ts';
import { listApart } from '#server/people/blocks/store.ts';
import {
  announceNews,
  checkStaff,
  getHackathon,
  getLocked,
} from '#server/hackathons/hackathons/actions.ts';
import { listEveryone } from '#server/hackathons/hackathons/store.ts';
import { canAnnounce, canReadNews } from '#server/hackathons/hackathons/policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import { cutPage } from '#server/platform/database/cut-page.ts';
import { transact } from '#server/platform/database/transact.ts';
import { dailyLimitReached, forbidden, tooLate } from '#server/platform/problem.ts';
import { presentAnnouncement } from './present.ts';
import {
  countAnnouncements,
  getAnnouncement,
  insertAnnouncement,
  listAnnouncements,
} from './store.ts';

const pageSize = 30;

type Person = { slug: string; personId: number };
type About = { hackathonId: number; authorId: number };

/** The announcements of a hackathon, for those who are in it or run it. */
export async function getAnnouncements(
  db: Db,
  { before, ...person }: Person & { before: number | undefined },
): Promise<{ announcements: Announcement[]; hasMore: boolean }> {
  const { id: hackathonId } = await getReadable(db, person);
  const rows = await listAnnouncements(db, { hackathonId, before, limit: pageSize + 1 });
  const { page, hasMore } = cutPage(rows, pageSize);
  return { announcements: page.map(presentAnnouncement), hasMore };
}

async function getReadable(db: Db, person: Person) {
  const hackathon = await getHackathon(db, person);
  if (!canReadNews({ ...hackathon, id: person.personId }))
    throw forbidden('Sign up to read what the organizers announce.');
  return hackathon;
}

/** Says something to everyone in a hackathon. Its lock keeps the limit of a day. */
export const announce = async (
  db: Db,
  { text, now, ...person }: Person & { text: string; now: Date },
): Promise<Announcement> =>
  transact(db, async (db) => {
    const hackathon = await getLocked(db, person);
    checkStaff(hackathon);
    if (!canAnnounce(hackathon, hackathon, now))
      throw tooLate(
        'This hackathon ended more than 30 days ago, so you can’t announce anything anymore.',
      );
    const about = { hackathonId: hackathon.id, authorId: person.personId };
    await refuseTooMany(db, { ...about, now });
    const id = await insertAnnouncement(db, { ...about, text, now });
    const to = await listAudience(db, { ...about, now });
    await announceNews(db, {
      hackathon,
      to,
      actorId: person.personId,
      text,
      announcementId: id,
      now,
    });
    return presentAnnouncement(await getAnnouncement(db, id));
  });

/** Everyone in the hackathon, without those apart from the author. */
async function listAudience(
  db: Db,
  { hackathonId, authorId, now }: About & { now: Date },
): Promise<number[]> {
  const ids = await listEveryone(db, { hackathonId, now });
  const apart = new Set(await listApart(db, { personId: authorId, ids }));
  return ids.filter((id) => !apart.has(id));
}

async function refuseTooMany(db: Db, { hackathonId, now }: { hackathonId: number; now: Date }) {
  const since = addDays(now, -1);
  if ((await countAnnouncements(db, { hackathonId, since })) < maxAnnouncementsPerDay) return;
  throw dailyLimitReached(
    `A hackathon can have up to ${maxAnnouncementsPerDay} announcements a day. Try again tomorrow.`,
  );
}
