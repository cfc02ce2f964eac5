import { expect, test } from 'vitest';
import { writeEmail } from './write-email.ts';

const link = { label: 'Open the board', url: 'https://pieces.test/team-workspace/1?a=1&b=2' };
const footer = {
  reason: 'You get this email because you’re on this team.',
  links: [{ label: 'Unsubscribe', url: 'https://pieces.test/unsubscribe#x' }],
};

test('writes the same words as text and as HTML', () => {
  const items = [{ label: 'Eetu joined', url: 'https://pieces.test/1' }];
  const paragraphs = ['Hello Aino,', { heading: 'Trail Finder', items }, link];
  const { text, html } = writeEmail({ paragraphs, footer });
  expect(text).toBe(
    `Hello Aino,

Trail Finder
- Eetu joined
  https://pieces.test/1

https://pieces.test/team-workspace/1?a=1&b=2

You get this email because you’re on this team.
Unsubscribe: https://pieces.test/unsubscribe#x`,
  );
  for (const words of ['Hello Aino,', 'Trail Finder', 'Eetu joined', footer.reason, 'Unsubscribe'])
    expect(html).toContain(words);
  expect(html).toContain('href="https://pieces.test/team-workspace/1?a=1&amp;b=2"');
});

test('shows names and texts as text, never as markup', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'</p><script>alert(1)</script>&amp;';
  const url = 'https://pieces.test/"onclick="x';
  const { html } = writeEmail({
    paragraphs: [
      hostile,
      { label: hostile, url },
      { heading: hostile, items: [{ label: hostile, url }] },
    ],
    footer: { reason: hostile, links: [{ label: hostile, url }] },
  });
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).not.toContain('"onclick=');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&lt;/p&gt;');
  expect(html).toContain('&amp;amp;');
});

test('loads nothing, and can be read in dark mode', () => {
  const { html } = writeEmail({ paragraphs: ['Hello,', link], footer });
  expect(html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import|src=/i);
  expect(html).toContain('prefers-color-scheme: dark');
  const ratio = (a: string, b: string) => {
    const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  const pairs = [
    ['#1a2230', '#fefdfb'],
    ['#636975', '#f9f7f3'],
    ['#ffffff', '#2149ac'],
    ['#2149ac', '#fefdfb'],
    ['#eeede7', '#1d222a'],
    ['#a19e96', '#13171f'],
    ['#0d1526', '#95b7fb'],
    ['#95b7fb', '#1d222a'],
  ] as const;
  for (const [text, background] of pairs) {
    for (const color of [text, background]) expect(html).toContain(color);
    expect(ratio(text, background)).toBeGreaterThan(4.5);
  }
});

/** The relative luminance of a color, as WCAG defines it. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
