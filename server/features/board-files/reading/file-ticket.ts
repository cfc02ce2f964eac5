import type { BoardFileSource } from '#contract/board-files.ts';

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
  priority: string;
  type: string;
  /** Names or user names; the first one who is a member is assigned. */
  assignees: string[];
  /** The ID of the assignee, if the file is from Pieces. */
  assigneeId: number | null;
  labels: string[];
  dueDate: string;
};

/** `notes` say what isn't imported. `errors` are about rows that can't be read. */
export type BoardFile = {
  source: BoardFileSource;
  tickets: FileTicket[];
  notes: string[];
  errors: { place: string; message: string }[];
};

/** The most labels or assignees of a ticket that are read. */
export const maxNames = 30;
