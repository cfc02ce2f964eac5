import { insertAudit } from '#server/people/admins/audit-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { resendGivenUp } from '#server/platform/mail/given-up.ts';

type Resending = { adminId: number; ids: number[] | undefined; now: Date };

/** Sends emails that were given up again. Returns how many. */
export const resend = async (db: Db, { adminId, ids, now }: Resending): Promise<number> =>
  db.transaction().execute(async (db) => {
    const resent = await resendGivenUp(db, { ids, now });
    if (resent.length > 0)
      await insertAudit(db, {
        actorId: adminId,
        act: 'resend_emails',
        subject: resent.length === 1 ? `email:${resent[0]}` : 'emails',
        data: { ids: resent.slice(0, 100), count: resent.length },
        now,
      });
    return resent.length;
  });
