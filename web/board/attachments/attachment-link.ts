import type { Attachment } from '#contract/board/attachments.ts';
import { maxAttachmentName } from '#contract/board/attachment-limits.ts';
import { isOneLine } from '#contract/values/text/one-line.ts';
import { isVisible } from '#contract/values/text/visible-text.ts';

/** How much of the end of a long name stays, so that it still says what the file is. */
const keptEnd = 20;

/** A file's name as the server takes it: one line, and not too long. */
export function nameOf({ name }: Pick<File, 'name'>): string {
  const characters = Array.from(name, (one) => (isOneLine(one) ? one : ' '));
  if (!isVisible(characters.join(''))) return 'file';
  if (characters.length > maxAttachmentName)
    characters.splice(maxAttachmentName - keptEnd, characters.length - maxAttachmentName);
  return characters.join('').trim();
}

/** What would be formatting in a name; an underscore isn't within a word. */
const formatting = /[\\[\]`*<>~&|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** The Markdown that shows an attachment after some text: an image begins a line. */
export function linkTo({ name, address, isImage }: Omit<Attachment, 'id'>, before: string): string {
  const link = `[${name.replaceAll(formatting, String.raw`\$&`)}](${address})`;
  if (isImage) return `${/(^|\n)$/.test(before) ? '' : '\n'}!${link}`;
  return `${/(^|\s)$/.test(before) ? '' : ' '}${link}`;
}
