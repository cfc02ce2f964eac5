import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TrustedMarkdown } from '#web/ui/text/markdown.tsx';
import { linkTo, nameOf } from './attachment-link.ts';

const address = '/attachments/1';

test.each([
  'Map [v2](final) _new_ *old* `x`.png',
  'a_b_c <script>&amp;.png',
  String.raw`C:\plans\~~a~~|b.png`,
  '![x](y).png',
  '@[12] @aino.png',
])('%s stays a name in Markdown', (name) => {
  const render = (isImage: boolean) =>
    renderToStaticMarkup(
      <TrustedMarkdown mentions={[]}>{linkTo({ name, address, isImage }, '')}</TrustedMarkdown>,
    );
  const escaped = renderToStaticMarkup(<>{name}</>);
  expect(render(false)).toContain(`class="link">${escaped}</a>`);
  expect(render(true)).toContain(`alt="${escaped}"`);
});

test.each([
  ['', false, '[a](/attachments/1)'],
  ['See', false, ' [a](/attachments/1)'],
  ['See ', false, '[a](/attachments/1)'],
  ['', true, '![a](/attachments/1)'],
  ['See ', true, '\n![a](/attachments/1)'],
  ['See\n', true, '![a](/attachments/1)'],
])('after %j, a link begins a word, and an image a line', (before, isImage, link) => {
  expect(linkTo({ name: 'a', address, isImage }, before)).toBe(link);
});

test.each([
  ['a\u202E\nb.png', 'a  b.png'],
  ['\u200B', 'file'],
  [`${'é'.repeat(300)}.docx`, `${'é'.repeat(195)}.docx`],
])('sends the name %j as the server takes it', (name, sent) => {
  expect(nameOf({ name })).toBe(sent);
});
