import type { Context } from '#server/platform/context.ts';
import { type Limit, tooManyRequests } from '#server/platform/limits/limits.ts';
import { limitReached } from '#server/platform/problem.ts';

const megabyte = 1024 * 1024;
export const maxProjectBytes = 200 * megabyte;

const day = 24 * 60 * 60;
const files: Limit = { name: 'attachments', points: 1_000, seconds: day };
const kilobytes: Limit = { name: 'attached-kilobytes', points: 50 * 1024, seconds: day };

/** What counts a file that is being uploaded. */
type Counting = {
  /** Counts this many bytes instead, because more or fewer were sent or are stored than it said. */
  recount: (bytes: number) => Promise<void>;
  /** Takes the bytes back if it isn't stored; how many files were tried still counts. */
  takeBack: () => Promise<void>;
};

/** Counts a file that someone uploads. Throws too_many_requests if that's too much for a day. */
export async function countUpload(
  limits: Context['limits'],
  { userId, bytes }: { userId: number; bytes: number },
): Promise<Counting> {
  const key = String(userId);
  const wait = await limits.tryTake({ limit: files, key });
  if (wait > 0) throw tooManyRequests(wait, 'You can attach up to 1,000 files a day.');
  const use = { limit: kilobytes, key, points: 0 };
  const recount = async (size: number) => {
    const more = Math.ceil(size / 1024) - use.points;
    const longer = more > 0 ? await limits.tryTake({ ...use, points: more }) : 0;
    if (longer > 0) throw tooManyRequests(longer, 'You can attach up to 50 MB of files a day.');
    if (more < 0) await limits.refund({ ...use, points: -more });
    use.points += more;
  };
  await recount(bytes);
  return { recount, takeBack: () => limits.refund(use) };
}

/** Throws limit_reached if a project's attachments, or those of all, take more than they may. */
export function refuseTooMuch({ own, all }: { own: number; all: number }, maxBytes: number) {
  if (own > maxProjectBytes) throw limitReached(projectIsFull);
  if (all > maxBytes) throw limitReached(siteIsFull);
}

const projectIsFull =
  'This project’s attachments can take up to 200 MB, and there’s no room for this file. Remove links to files that you don’t need. We delete those files after 7 days.';
const siteIsFull =
  'There’s no room for this file on this site. Try a smaller one, or ask the people who run the site for more room.';
