import type { BoardFileSource, FileError, ImportPreview } from '#contract/board/board-files.ts';
import type { NewTicket, Setting } from './convert.ts';

/** A file to read for a team, and what the reader wants to know. */
export type Job = Setting & { content: Uint8Array; wants: 'preview' | 'tickets' };

/** The tickets of a file, or the first error that keeps them from being imported. */
export type ReadTickets = { source: BoardFileSource; tickets: NewTicket[]; error?: FileError };

/** `refused` is a sentence about the file, `failed` what went wrong with us. */
export type Answer =
  | { preview: ImportPreview }
  | { read: ReadTickets }
  | { refused: string }
  | { failed: string };
