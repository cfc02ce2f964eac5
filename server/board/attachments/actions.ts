import type { Attachment } from '#contract/board/attachments.ts';
import { hour } from '#contract/values/durations.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { lockName } from '#server/platform/database/locks.ts';
import { inTurn } from '#server/platform/limits/turns.ts';
import { notFound } from '#server/platform/problem.ts';
import { contents } from './content-store.ts';
import { countUpload, refuseTooMuch } from './limits.ts';
import { prepareFile } from './prepare-file.ts';
import { insertAttachment, measureAttachments } from './store.ts';
import { unusedHours } from './upkeep.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'limits'> & { maxBytes: number };
/** `bytes` is what the request says. `read` receives the file, unless it's refused before. */
type Upload = Membership & { name: string; bytes: number; read: () => Promise<Buffer> };

/** Stores a file that a member wants to link to. */
export async function attachFile(
  { db, clock, limits, maxBytes }: Parts,
  { projectId, userId, name, bytes, read }: Upload,
): Promise<Attachment> {
  await refuseEarly(db, { projectId, userId, bytes, maxBytes });
  return inTurn(userId, async () => {
    const { recount, takeBack } = await countUpload(limits, { userId, bytes });
    try {
      const sent = await read();
      const { content, isImage } = await prepareFile(sent);
      await recount(Math.max(sent.length, content.length));
      const expiresAt = new Date(clock().getTime() + unusedHours * hour);
      const file = { projectId, userId, name, isImage, size: content.length, expiresAt };
      const id = await db.transaction().execute(async (db) => {
        const id = await insertAttachment(db, file);
        await contents.put(db, { id, content });
        // Last, so that nobody waits while the content is stored.
        await lockAsMember(db, { projectId, userId });
        await lockName(db, 'attachments');
        refuseTooMuch(await measureAttachments(db, projectId), maxBytes);
        return id;
      });
      return { id, name, address: `/attachments/${id}`, isImage };
    } catch (error) {
      await takeBack();
      throw error;
    }
  });
}

/** Refuses a file before it's received. */
const refuseEarly = (
  db: Db,
  { projectId, userId, bytes, maxBytes }: Membership & { bytes: number; maxBytes: number },
) =>
  db.transaction().execute(async (db) => {
    await lockAsMember(db, { projectId, userId });
    const { own, all } = await measureAttachments(db, projectId);
    refuseTooMuch({ own: own + bytes, all: all + bytes }, maxBytes);
  });

async function lockAsMember(db: Db, member: Membership) {
  if (!(await lockBoard(db, member))) throw notFound();
}
