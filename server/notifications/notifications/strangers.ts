import type { Db } from '#server/migrations/tables.ts';
import { addStrangerEmails, listStrangers } from './stranger-store.ts';

export { listStrangers };

/**
 * How many emails someone can cause in a day to people who don't know them, and on the first day of their
 * account. Spam comes from new accounts.
 */
const mostStrangerEmails = { firstDay: 50, day: 200 };

type Emails = { userId: number; count: number; now: Date };

/**
 * Counts emails to strangers, whichever call causes them. `over`: how many of them are too many; the
 * caller sends none of these. The row of the count keeps simultaneous calls from exceeding the limit.
 */
export async function countStrangerEmails(
  db: Db,
  { count, ...person }: Emails,
  limits = mostStrangerEmails,
): Promise<{ over: number; most: number; isFirstDay: boolean }> {
  const { sent, isFirstDay } = await addStrangerEmails(db, { count, ...person });
  const most = isFirstDay ? limits.firstDay : limits.day;
  return { over: Math.min(count, Math.max(0, sent - most)), most, isFirstDay };
}
