import { isOneLine, oneLineRule } from './one-line.ts';

// In their own file, so that pages can check fields without loading the schemas. Lengths count UTF-16
// code units, as a browser's maxlength does.

export const maxTitleLength = 500;
const maxDescriptionLength = 100_000;

/** Returns what's wrong with a title, or undefined. An empty title is fine. */
export function findTitleError(title: string): string | undefined {
  if (title.length > maxTitleLength) return `Title must not exceed ${maxTitleLength} characters`;
  return isOneLine(title) ? undefined : oneLineRule('Title');
}

export const findDescriptionError = (description: string): string | undefined =>
  description.length > maxDescriptionLength
    ? `Description must not exceed ${maxDescriptionLength.toLocaleString('en')} characters`
    : undefined;
