import type { Upkeep } from '#server/platform/database/upkeep.ts';

/** How long an attachment is kept that no text has used, and one that no text uses anymore. */
export const unusedHours = 24;
const usedDays = 7;

const isUsed = 'exists(select from attachment_uses where attachment_id = attachments.id)';

export const attachmentUpkeep: Upkeep = {
  sweeps: [
    // Of those whose last use has ended, and those that are used again.
    `update attachments
        set expires_at = case when expires_at is null
                              then $1::timestamptz + interval '${usedDays} days' end
      where (expires_at is null) <> ${isUsed}`,
    // In order, as texts lock those that they begin to use.
    `with expired as materialized (
       select id from attachments where expires_at < $1 order by id for update
     )
     delete from attachments using expired
      where attachments.id = expired.id and expires_at < $1 and not ${isUsed}`,
  ],
};
