import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostileMarkdown } from '#tests/hostile-markdown.ts';
import Markdown from './markdown.tsx';

/** What markdown can become; each element with what may stand in its tag. */
const ours: Record<string, readonly string[]> = {
  div: ['class', 'role', 'aria-label', 'tabindex'],
  pre: ['role', 'aria-label', 'tabindex'],
  a: ['href', 'title', 'target', 'rel', 'class'],
  img: ['src', 'alt', 'title'],
  input: ['type', 'checked', 'disabled', 'aria-label'],
  code: ['class'],
  ol: ['start', 'class'],
  ul: ['class'],
  li: ['class', 'id'],
  section: ['data-footnotes', 'class'],
  ...Object.fromEntries(
    'p em strong del br hr blockquote table thead tbody tr th td h2 h3 h4 h5 h6 sup'
      .split(' ')
      .map((name) => [name, ['style', 'id', 'class']]),
  ),
};

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;

/** Everything in the markup that is neither text, nor an element and attribute of ours. */
function foreignIn(markup: string): string[] {
  const found: string[] = [];
  const text = markup.replaceAll(tag, (whole, name: string, attributes: string) => {
    const allowed = ours[name];
    const foreign = [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].filter(
      ([, attribute = '', value = '']) =>
        !allowed?.includes(attribute) ||
        (attribute === 'href' && !isHarmless(value)) ||
        (attribute === 'src' && hostOf(value) !== here),
    );
    if (!allowed || foreign.length > 0) found.push(whole);
    return '';
  });
  return /[<>]/.test(text) ? [...found, text] : found;
}

/** An address of one of the schemes of section 5, or of this product. */
function isHarmless(value: string): boolean {
  const address = unescaped(value);
  if (address === '' || address.startsWith('#')) return true;
  const { protocol } = new URL(address, `https://${here}/`);
  return ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'].includes(protocol);
}

const here = 'pieces.test';

/** The host that a browser would ask for a picture, which is this product's alone. */
const hostOf = (value: string) => new URL(unescaped(value), `https://${here}/`).host;

const unescaped = (value: string) =>
  value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const render = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>);

test('the check itself finds what is foreign', () => {
  for (const markup of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:alert(1)">',
    '<img src="x" onerror="y">',
    '<img src="//elsewhere.test/x.png">',
    'a < b',
  ])
    expect(foreignIn(markup)).not.toEqual([]);
  expect(foreignIn('<p>a <strong>b</strong> &lt;script&gt;</p>')).toEqual([]);
});

test(`${hostileMarkdown.length} hostile texts: no foreign element, attribute or address comes of them`, () => {
  expect(hostileMarkdown.length).toBeGreaterThan(700);
  const broken = hostileMarkdown
    .map((text) => ({ text, foreign: foreignIn(render(text)) }))
    .filter(({ foreign }) => foreign.length > 0);
  expect(broken).toEqual([]);
});

test.each(['https://elsewhere.test/a.png', '//elsewhere.test/a.png', 'HTTP:elsewhere.test/a.png'])(
  'a picture from another host is a link: %s',
  (address) => {
    expect(render(`![map](${address})`)).not.toContain('<img');
    expect(render(`![map](${address})`)).toMatch(/<a href="[^"]*elsewhere\.test/);
  },
);

test('what is meant still works', () => {
  const markup = render('**bold** [site](https://pieces.test) ![map](/stock.webp) <b>text</b>');
  expect(markup).toContain('<strong>bold</strong>');
  expect(markup).toContain('href="https://pieces.test"');
  expect(markup).toContain('src="/stock.webp"');
  expect(markup).toContain('&lt;b&gt;');
});
