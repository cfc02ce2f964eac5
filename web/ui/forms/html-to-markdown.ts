import TurndownService from 'turndown';

/** Converts what was copied from a page, a document or a spreadsheet. Load it lazily. */
export const convertHtml = (html: string): string => service.turndown(html).trim();

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});

service.remove(['head', 'script', 'style', 'title', 'noscript'] as never);

const styleOf = (node: HTMLElement) => (node.getAttribute('style') ?? '').replaceAll(' ', '');

/** Marks a text, but not the spaces around it. */
function wrap(content: string, mark: string): string {
  const text = content.trim();
  if (text === '') return content;
  const start = content.indexOf(text);
  return `${content.slice(0, start)}${mark}${text}${mark}${content.slice(start + text.length)}`;
}

const linesOf = (content: string) =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Documents of Google are in a <b> that isn't bold, and have their bold text in styles. */
service.addRule('styled', {
  filter: (node) => (node.nodeName === 'B' || node.nodeName === 'SPAN') && styleOf(node) !== '',
  replacement: (content, node) => {
    const style = styleOf(node);
    const isBold = /font-weight:(?:bold|[6-9]00)/i.test(style) && node.textContent?.trim() !== '';
    const text = /font-style:italic/i.test(style) ? wrap(content, '*') : content;
    return isBold ? wrap(text, '**') : text;
  },
});

service.addRule('struck', {
  filter: ['del', 's', 'strike'] as never,
  replacement: (content) => wrap(content, '~~'),
});

service.addRule('task', {
  filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
  replacement: (_, node) => {
    const box = node.hasAttribute('checked') ? '[x]' : '[ ]';
    return /^\s/.test(node.nextSibling?.textContent ?? '') ? box : `${box} `;
  },
});

/** Turndown's own has more spaces than people type. */
service.addRule('item', {
  filter: 'li',
  replacement: (content, node) => {
    const list = node.parentElement;
    const number = list ? Array.from(list.children).indexOf(node) : 0;
    const mark =
      list?.nodeName === 'OL' ? `${Number(list.getAttribute('start') ?? 1) + number}. ` : '- ';
    const text = content.trim().replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
  },
});

/** One that is only in the copied page, such as `data:`, can't be shown. */
service.addRule('picture', {
  filter: (node) => node.nodeName === 'IMG' && !/^https?:/i.test(node.getAttribute('src') ?? ''),
  replacement: (_, node) => node.getAttribute('alt') ?? '',
});

service.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (content) =>
    ` ${linesOf(content)
      .join(' ')
      .replaceAll('|', String.raw`\|`)} |`,
});

/** The first row is the header, because Markdown has no tables without one. */
service.addRule('row', {
  filter: 'tr',
  replacement: (content, node) => {
    const cells = node.querySelectorAll('td, th').length;
    const isFirst = node.closest('table')?.querySelector('tr') === node;
    return `\n|${content.trim() && ` ${content.trim()}`}${isFirst ? `\n|${' --- |'.repeat(cells)}` : ''}`;
  },
});

service.addRule('table', {
  filter: 'table',
  replacement: (content) => `\n\n${linesOf(content).join('\n')}\n\n`,
});
