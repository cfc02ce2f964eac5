import type { BoardFileSource, UnreadColumn } from '#contract/board/board-files.ts';

/** A ticket as a file has it. Words are the file's own. */
export type FileTicket = {
  /** Where it is in the file, such as "Row 12". */
  place: string;
  /** Its number on a board of Pieces, or null. */
  number: number | null;
  title: string;
  description: string;
  status: string;
  /** In Jira, what kind of status it is, such as "To Do". Otherwise empty. */
  statusCategory: string;
  /** Whether it's complete, whatever its status says. */
  isDone: boolean;
  priority: string;
  type: string;
  /** The assignees as the file has them. */
  assignee: string;
  /** Names or usernames; the first one who is a member is assigned. */
  assignees: string[];
  /** The ID of the assignee, if the file is from Pieces. */
  assigneeId: number | null;
  labels: string[];
  dueDate: string;
};

/**
 * `notes` say what isn't imported, and `unread` which columns aren't. `errors` are about rows that can't
 * be read.
 */
export type BoardFile = {
  source: BoardFileSource;
  tickets: FileTicket[];
  notes: string[];
  unread: UnreadColumn[];
  errors: { place: string; message: string }[];
};

/** The most labels or assignees of a ticket that are read. */
export const maxNames = 30;
