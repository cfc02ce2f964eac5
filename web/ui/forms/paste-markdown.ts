import type { ClipboardEvent } from 'react';
import { readMarkdownLines } from '#contract/markdown/markdown-lines.ts';

/** What plain text can't keep. */
const rich = /<(?:a|b|strong|i|em|s|del|strike|h[1-6]|ul|ol|table|pre|code|blockquote|img)[\s>]/i;

/** More takes long to convert. */
const maxLength = 300_000;

/**
 * Pastes links, lists, tables and code as Markdown. Plain text stays as it is, and so does everything in
 * code. Pasting without formatting (Ctrl+Shift+V) brings no HTML.
 */
export function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>) {
  const html = event.clipboardData.getData('text/html');
  const plain = event.clipboardData.getData('text/plain');
  const area = event.currentTarget;
  if (area.readOnly || html.length > maxLength || !rich.test(html) || isInCode(area)) return;
  event.preventDefault();
  void convert(html).then(
    (markdown) => insertText(area, markdown || plain),
    () => insertText(area, plain),
  );
}

const convert = async (html: string) => (await import('./html-to-markdown.ts')).convertHtml(html);

const isInCode = ({ value, selectionStart }: HTMLTextAreaElement) =>
  readMarkdownLines(value.slice(0, selectionStart)).at(-1)?.kind === 'code';

/** As if it was typed, so that it can be undone. */
export function insertText(area: HTMLTextAreaElement, text: string) {
  // Deprecated, but everything else clears what undo knows.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.activeElement === area && document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
