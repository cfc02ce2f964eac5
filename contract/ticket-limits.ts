import { isOneLine, oneLineRule } from './one-line.ts';

// By themselves, so that pages can say them at the field without loading the rules. Lengths count
// UTF-16 code units, as a browser's maxlength does.

export const longestTitle = 500;
const longestDescription = 100_000;

/** What is wrong with a title, apart from its absence; nothing where it is fine. */
export function findTitleFault(title: string): string | undefined {
  if (title.length > longestTitle) return `Title must not exceed ${longestTitle} characters`;
  return isOneLine(title) ? undefined : oneLineRule('Title');
}

export const findDescriptionFault = (description: string): string | undefined =>
  description.length > longestDescription
    ? `Description must not exceed ${longestDescription.toLocaleString('en')} characters`
    : undefined;
