import type { BoardFileSource } from '#contract/board/board-files.ts';
import {
  priorities,
  type Priority,
  type TicketType,
  ticketTypes,
} from '#contract/values/vocabulary.ts';
import { ticketStatuses, type TicketStatus } from '#contract/values/ticket-status.ts';

/** A text without line breaks and double spaces. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Longer than any word or name we know. Normalizing can make a text 18 times as long. */
export const maxWordLength = 200;

/** A word without case, punctuation and emoji. */
const plain = (word: string) =>
  word.length > maxWordLength
    ? word
    : word
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

const dictionary = <Word extends string>(all: readonly Word[], others: Record<string, Word>) =>
  new Map<string, Word>([
    ...all.map((word) => [plain(word), word] as const),
    ...Object.entries(others),
  ]);

const all = <Word extends string>(word: Word, others: string) =>
  Object.fromEntries(others.split(', ').map((other) => [other, word]));

const statuses = dictionary<TicketStatus>(ticketStatuses, {
  ...all<TicketStatus>('Backlog', 'to do, todo, open, new, not started, triage'),
  ...all<TicketStatus>(
    'In Progress',
    'doing, working on it, stuck, on hold, in review, review, reviewing, code review, ready for review, testing, in testing, qa, in development, started, active, wip, work in progress, blocked',
  ),
  ...all<TicketStatus>(
    'Done',
    'closed, resolved, completed, complete, finished, shipped, released, merged, deployed, canceled, cancelled, duplicate, won t do, won t fix, wontfix',
  ),
});

const priorityWords = dictionary<Priority>(priorities, {
  ...all<Priority>('High', 'highest, urgent, critical, blocker, p0, p1'),
  ...all<Priority>('Medium', 'med, normal, major, p2'),
  ...all<Priority>('Low', 'lowest, minor, trivial, p3, p4'),
});

const typeWords = dictionary<TicketType>(ticketTypes, {
  ...all<TicketType>('Bug', 'defect, incident'),
  ...all<TicketType>('Feature', 'new feature, feature request, enhancement'),
  ...all<TicketType>('Documentation', 'docs, doc'),
  ...all<TicketType>('Story', 'user story'),
  ...all<TicketType>('Subtask', 'sub task'),
});

const columns = new Map<string, TicketStatus>(ticketStatuses.map((name) => [plain(name), name]));

/**
 * The column for a status. One that's named like a column wins over its category. A status that we don't
 * know is in the backlog.
 */
export const statusOf = (status: string, category: string): TicketStatus =>
  columns.get(plain(status)) ??
  statuses.get(plain(category)) ??
  statuses.get(plain(status)) ??
  'Backlog';

/** ClickUp numbers its priorities. */
const clickUpPriorities: Record<string, Priority> = { 1: 'High', 2: 'High', 3: 'Medium', 4: 'Low' };

/** Without a priority that we know, it's Medium, as in a new ticket. */
export const priorityOf = (priority: string, source: BoardFileSource): Priority =>
  (source === 'clickup' ? clickUpPriorities[priority] : undefined) ??
  priorityWords.get(plain(priority)) ??
  'Medium';

export const typeOf = (type: string): '' | TicketType =>
  plain(type) === '' ? '' : (typeWords.get(plain(type)) ?? 'Other');

const yes = new Set(['yes', 'true', 'y', 'x', '1', 'checked', 'done', 'completed', 'archived']);

/** Whether a cell says yes. So does one that has the time when it was archived or completed. */
export const isYes = (text: string): boolean =>
  yes.has(plain(text)) || /^\s*[✓✔☑✅]/u.test(text) || /\d{4}/.test(text.slice(0, maxWordLength));
