import { findDueDateError } from '#contract/ticket-limits.ts';
import {
  priorities,
  type Priority,
  ticketStatuses,
  type TicketStatus,
  type TicketType,
  ticketTypes,
} from '#contract/vocabulary.ts';

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
  ...all<TicketStatus>(
    'In Progress',
    'doing, in review, review, reviewing, code review, ready for review, testing, in testing, qa, in development, started, active, wip, work in progress, blocked',
  ),
  ...all<TicketStatus>(
    'Done',
    'closed, resolved, completed, complete, finished, shipped, released, merged, deployed, canceled, cancelled, duplicate, won t do, won t fix, wontfix',
  ),
});

const priorityWords = dictionary<Priority>(priorities, {
  ...all<Priority>('High', 'highest, urgent, critical, blocker, p0, p1'),
  ...all<Priority>('Medium', 'normal, major, p2'),
  ...all<Priority>('Low', 'lowest, minor, trivial, p3, p4'),
});

const typeWords = dictionary<TicketType>(ticketTypes, {
  ...all<TicketType>('Bug', 'defect, incident'),
  ...all<TicketType>('Feature', 'new feature, feature request, enhancement'),
  ...all<TicketType>('Documentation', 'docs, doc'),
  ...all<TicketType>('Story', 'user story'),
  ...all<TicketType>('Subtask', 'sub task'),
});

/** The column for a status. A status that we don't know is in the backlog. */
export const statusOf = (status: string, category: string): TicketStatus =>
  statuses.get(plain(category)) ?? statuses.get(plain(status)) ?? 'Backlog';

/** Without a priority that we know, it's Medium, as in a new ticket. */
export const priorityOf = (priority: string): Priority =>
  priorityWords.get(plain(priority)) ?? 'Medium';

export const typeOf = (type: string): '' | TicketType =>
  plain(type) === '' ? '' : (typeWords.get(plain(type)) ?? 'Other');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Ways to write a day that nobody reads differently, such as 24/Nov/26, Nov 24, 2026 and 24.11.2026. */
const dayFormats = [
  { format: /^(\d{4})-(\d{2})-(\d{2})(?!\d)/, order: 'ymd' },
  { format: /^(\d{1,2})[/ -]([a-z]{3})[a-z]*[/ -](\d{4}|\d{2})(?!\d)/i, order: 'dmy' },
  { format: /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})(?!\d)/i, order: 'mdy' },
  { format: /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/, order: 'dmy' },
];

/** The day that a text begins with, such as "2026-11-24", or null if it isn't clear. */
export function dayOf(text: string): string | null {
  for (const { format, order } of dayFormats) {
    const [, ...parts] = format.exec(text.trim()) ?? [];
    if (parts.length === 0) continue;
    const [year = '', month = '', day = ''] = ['y', 'm', 'd'].map(
      (part) => parts[order.indexOf(part)],
    );
    const number = /\d/.test(month) ? month : String(months.indexOf(month.toLowerCase()) + 1);
    const written = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return findDueDateError(written) ? null : written;
  }
  return null;
}
