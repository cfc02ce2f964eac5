import type { Context } from '#server/platform/context.ts';
import { type Limit, tooManyRequests } from '#server/platform/limits/limits.ts';
import { ProblemError } from '#server/platform/problem.ts';

const megabyte = 1024 * 1024;
export const maxProjectBytes = 200 * megabyte;

const day = 24 * 60 * 60;
const files: Limit = { name: 'attachments', points: 1_000, seconds: day };
const kilobytes: Limit = { name: 'attached-kilobytes', points: 50 * 1024, seconds: day };

/**
 * Counts a file that someone uploads. Throws too_many_requests if that's too much for a day. Returns a
 * function that takes its bytes back if it isn't stored; how many were tried still counts.
 */
export async function countUpload(
  limits: Context['limits'],
  { userId, bytes }: { userId: number; bytes: number },
): Promise<() => Promise<void>> {
  const key = String(userId);
  const wait = await limits.tryTake({ limit: files, key });
  if (wait > 0) throw tooManyRequests(wait, 'You can attach up to 1,000 files a day.');
  const use = { limit: kilobytes, key, points: Math.ceil(bytes / 1024) };
  const longer = use.points === 0 ? 0 : await limits.tryTake(use);
  if (longer > 0) throw tooManyRequests(longer, 'You can attach up to 50 MB of files a day.');
  return () => limits.refund(use);
}

/** Throws limit_reached if a project's attachments, or those of all, take more than they may. */
export function refuseTooMuch({ own, all }: { own: number; all: number }, maxBytes: number) {
  if (own > maxProjectBytes) throw full(projectIsFull);
  if (all > maxBytes) throw full(siteIsFull);
}

const projectIsFull =
  'This project’s attachments can take up to 200 MB, and there’s no room for this file. Remove links to files that you don’t need. We delete those files after 7 days.';
const siteIsFull =
  'There’s no room for this file on this site. Try a smaller one, or ask the people who run the site for more room.';

const full = (message: string) => new ProblemError('limit_reached', { message });
