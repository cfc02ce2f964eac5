import { isOneLine, oneLineRule } from './text/one-line.ts';

// In their own file, so that pages can check fields without loading the schemas. Lengths count UTF-16
// code units, as a browser's maxlength does.

/** How many tickets a board can have. */
export const maxTickets = 5_000;

export const maxTitleLength = 500;
export const maxDescriptionLength = 100_000;
export const titleLengthRule = `Title must not exceed ${maxTitleLength} characters`;
export const descriptionLengthRule = 'Description must not exceed 100,000 characters';

/** How many labels a ticket can have. */
export const maxLabels = 3;

/** The note of a review. */
export const maxNoteLength = 280;
export const earliestDueDate = '2000-01-01';
export const latestDueDate = '2099-12-31';

/** Returns what's wrong with a title, or undefined. An empty title is fine. */
export function findTitleError(title: string): string | undefined {
  if (title.length > maxTitleLength) return titleLengthRule;
  return isOneLine(title) ? undefined : oneLineRule('Title');
}

export const findDescriptionError = (description: string): string | undefined =>
  description.length > maxDescriptionLength ? descriptionLengthRule : undefined;

/** Returns what's wrong with a day such as "2026-11-24", or undefined. */
export function findDueDateError(day: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  // Date.parse accepts February 30, and reads it as March 2.
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== day)
    return 'Due date must be a date such as 2026-11-24';
  return day < earliestDueDate || day > latestDueDate
    ? 'Due date must be between 2000 and 2099'
    : undefined;
}

export const findLabelsError = (labels: readonly string[]): string | undefined =>
  labels.length > maxLabels ? `A ticket can have up to ${maxLabels} labels` : undefined;
