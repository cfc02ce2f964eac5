import { isOneLine, oneLineRule } from './one-line.ts';

// By themselves, so that pages can say them at the field without loading the rules. Lengths count
// UTF-16 code units, as a browser's maxlength does.

export const maxTitleLength = 500;
const maxDescriptionLength = 100_000;

/** What is wrong with a title, apart from its absence; nothing where it is fine. */
export function findTitleError(title: string): string | undefined {
  if (title.length > maxTitleLength) return `Title must not exceed ${maxTitleLength} characters`;
  return isOneLine(title) ? undefined : oneLineRule('Title');
}

export const findDescriptionError = (description: string): string | undefined =>
  description.length > maxDescriptionLength
    ? `Description must not exceed ${maxDescriptionLength.toLocaleString('en')} characters`
    : undefined;
