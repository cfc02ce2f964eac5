import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { longDocument } from '#tests/attack/long-document.ts';
import { slowMarkdown } from '#tests/attack/slow-markdown.ts';
import { hostileMarkdown } from '#tests/hostile-markdown.ts';
import { estimateWork, maxWork } from './formatting-work.ts';
import Markdown, { TrustedMarkdown } from './markdown.tsx';

/** The elements that Markdown can produce, each with its allowed attributes. */
const allowedElements: Record<string, readonly string[]> = {
  div: ['class', 'role', 'aria-label', 'tabindex'],
  pre: ['dir', 'role', 'aria-label', 'tabindex'],
  a: ['href', 'title', 'target', 'rel', 'class'],
  img: ['src', 'alt', 'title'],
  input: ['type', 'checked', 'disabled', 'aria-label'],
  code: ['class'],
  ol: ['start', 'class', 'dir'],
  ul: ['class', 'dir'],
  li: ['class', 'id', 'dir'],
  section: ['data-footnotes', 'class'],
  ...Object.fromEntries(
    'p em strong del br hr blockquote table thead tbody tr th td h2 h3 h4 h5 h6 sup'
      .split(' ')
      .map((name) => [name, ['style', 'id', 'class', 'dir']]),
  ),
};

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;

/** Everything in the markup that is not text or an allowed element and attribute. */
function findForbidden(markup: string): string[] {
  const found: string[] = [];
  const text = markup.replaceAll(tag, (whole, name: string, attributes: string) => {
    const allowed = allowedElements[name];
    const forbidden = [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].filter(
      ([, attribute = '', value = '']) =>
        !allowed?.includes(attribute) ||
        (attribute === 'href' && !isHarmless(value)) ||
        (attribute === 'src' && hostOf(value) !== here),
    );
    if (!allowed || forbidden.length > 0) found.push(whole);
    return '';
  });
  return /[<>]/.test(text) ? [...found, text] : found;
}

/** Whether a URL has an allowed scheme (Specification, section 5). */
function isHarmless(value: string): boolean {
  const address = unescaped(value);
  if (address === '' || address.startsWith('#')) return true;
  const { protocol } = new URL(address, `https://${here}/`);
  return ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'].includes(protocol);
}

const here = 'pieces.test';

/** The host that a browser would load an image from. */
const hostOf = (value: string) => new URL(unescaped(value), `https://${here}/`).host;

const unescaped = (value: string) =>
  value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const render = (text: string) => renderToStaticMarkup(<TrustedMarkdown>{text}</TrustedMarkdown>);

test('the check finds forbidden markup', () => {
  for (const markup of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:alert(1)">',
    '<img src="x" onerror="y">',
    '<img src="//elsewhere.test/x.png">',
    'a < b',
  ])
    expect(findForbidden(markup)).not.toEqual([]);
  expect(findForbidden('<p>a <strong>b</strong> &lt;script&gt;</p>')).toEqual([]);
});

test(`${hostileMarkdown.length} hostile texts produce no forbidden element, attribute or URL`, () => {
  expect(hostileMarkdown.length).toBeGreaterThan(700);
  const broken = hostileMarkdown
    .map((text) => ({ text, forbidden: findForbidden(render(text)) }))
    .filter(({ forbidden }) => forbidden.length > 0);
  expect(broken).toEqual([]);
});

test.each(['https://elsewhere.test/a.png', '//elsewhere.test/a.png', 'HTTP:elsewhere.test/a.png'])(
  'renders an image from another host as a link: %s',
  (address) => {
    expect(render(`![map](${address})`)).not.toContain('<img');
    expect(render(`![map](${address})`)).toMatch(/<a href="[^"]*elsewhere\.test/);
  },
);

test('renders ordinary Markdown', () => {
  const markup = render('**bold** [site](https://pieces.test) ![map](/stock.webp) <b>text</b>');
  expect(markup).toContain('<strong>bold</strong>');
  expect(markup).toContain('href="https://pieces.test"');
  expect(markup).toContain('src="/stock.webp"');
  expect(markup).toContain('&lt;b&gt;');
});

test('renders mentions as links to profiles, but not in code or in links', () => {
  const mentions = [{ id: 42, name: '<b>Aino</b> Salo' }];
  const text = 'Ask @[42] or @[7]. `@[42]` [see @[42]](https://pieces.test)';
  const markup = renderToStaticMarkup(<Markdown mentions={mentions}>{text}</Markdown>);
  expect(markup).toContain('Ask <a href="/profile/42"');
  expect(markup).toContain('>@&lt;b&gt;Aino&lt;/b&gt; Salo</a>');
  expect(markup).toContain('</a> or @Former member. ');
  expect(markup).toContain('<code>@[42]</code>');
  expect(markup.match(/href/g)).toHaveLength(2);
  expect(findForbidden(markup)).toEqual([]);
});

test('renders every slow text of 1,000 characters that isn’t refused', () => {
  const texts = slowMarkdown.filter(
    ({ size, text }) => size === 1000 && estimateWork(text) <= maxWork,
  );
  const broken = texts.filter(({ text }) => render(text) === '');
  expect(broken).toEqual([]);
});

test.each([
  ['a submission', '>'.repeat(5000)],
  ['a comment', '*a '.repeat(12_000) + 'b**'.repeat(12_000)],
])('shows what can’t be formatted as it was typed: %s', (_, text) => {
  const markup = renderToStaticMarkup(<Markdown>{text}</Markdown>);
  expect(unescaped(markup)).toContain(text.replaceAll('>', '&gt;'));
  expect(markup).toContain('Shown as it was typed');
});

test('formats a long text after the rest of the page', () => {
  const text = longDocument(20_000);
  expect(renderToStaticMarkup(<Markdown>{text}</Markdown>)).toMatch(/^<p dir="auto"/);
  expect(renderToStaticMarkup(<Markdown>**short**</Markdown>)).toContain('<strong>');
});

test('breaks lines where the text does, except on pages', () => {
  expect(render('one\ntwo')).toMatch(/one<br\/>\s*two/);
  expect(
    renderToStaticMarkup(<TrustedMarkdown isPage>{'one\ntwo'}</TrustedMarkdown>),
  ).not.toContain('<br');
});

test('leaves the direction of each block to its text, and code as it is', () => {
  const markup = render('# a\n\nb\n\n- c\n\n> d\n\n|e|\n|-|\n|f|\n\n```\ng\n```');
  for (const name of ['h3', 'p', 'ul', 'li', 'blockquote', 'table', 'th', 'td'])
    expect(markup).toContain(`<${name} dir="auto"`);
  expect(markup).toContain('<pre dir="ltr"');
});

test.each(['javascript:alert(1)', 'data:text/html,x'])('shows a link to %s as text', (address) => {
  expect(render(`[**map**](${address}) ![plan](${address})`)).toBe(
    '<div class="prose"><p dir="auto"><strong>map</strong> plan</p></div>',
  );
});
