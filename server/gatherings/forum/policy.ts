import { isQuestionType } from '#contract/values/forum-types.ts';
import type { ThreadRow } from './store.ts';

export type Reader = { userId: number; isAdmin: boolean };

const isAuthor = (thread: ThreadRow, { userId }: Reader) => thread.author_id === userId;

/** Whoever started a thread names it, and admins do. */
export const canChange = (thread: ThreadRow, reader: Reader) =>
  reader.isAdmin || (isAuthor(thread, reader) && !thread.isClosed);

/** What others have written stays. */
export const canRemove = (thread: ThreadRow, reader: Reader) =>
  isAuthor(thread, reader) && !thread.hasOthers;

/** Whoever asked a question knows what answered it. */
export const canAccept = (thread: ThreadRow, reader: Reader) =>
  isQuestionType(thread.type) && (reader.isAdmin || isAuthor(thread, reader));

export const canWrite = ({ isClosed }: ThreadRow, { userId }: Reader) => userId > 0 && !isClosed;
