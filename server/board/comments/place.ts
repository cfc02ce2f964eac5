import type { ChangeKind } from '#contract/history/changes.ts';
import type { NotificationData } from '#server/notifications/notifications/data.ts';
import type { Db } from '#server/migrations/tables.ts';

/** What comments belong to. */
export type Parent = { ticketId: number } | { threadId: number };

/** `projectId`: whose team it is; null in the forum. `mention`: what a notification about a mention there says. */
export type Found = {
  parent: Parent;
  projectId: number | null;
  mention: Omit<NotificationData['mentioned'], 'commentId'>;
};

export type Written = Found & { userId: number; commentId: number; text: string };

/**
 * Where one can comment. The room of a ticket or a thread knows it, and how to find and lock it; how
 * comments work is the same everywhere.
 */
export type Place = {
  /** Finds it for someone who may read it, or throws not_found. */
  find: (db: Db, userId: number) => Promise<Found>;
  /**
   * Locks it for someone who may write there until the transaction ends, and records what they do in
   * the board's log. Throws not_found or forbidden.
   */
  lock: (db: Db, change: { userId: number; kind: ChangeKind }) => Promise<Found>;
  /** What a new comment leads to: who is told of it, except for those it mentions. */
  afterWriting: (db: Db, written: Written & { mentioned: readonly number[] }) => Promise<void>;
  /** Who of these people can be called there by a mention. */
  listReachable: (db: Db, ids: number[]) => Promise<number[]>;
  /** Throws forbidden if a comment has to stay, and ends what it has led to. */
  beforeRemoving?: (db: Db, commentId: number) => Promise<void>;
  /** Says that there are too many comments, or too much text. */
  full: { count: string; size: string };
};
