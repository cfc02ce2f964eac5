import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { Component } from '#web/routes/philosophy.tsx';

const beliefs = [
  'Real Projects',
  'Community',
  'Continuous Learning',
  'Career Development',
  'Problem-Solving Mindset',
  'Innovation Through Collaboration',
];

test('shows six cards and links to join and to projects', async () => {
  await openScreen(Component, '/philosophy');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('The Pieces Philosophy');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect.poll(() => textsOf(cards)).toEqual(beliefs);
  await expect.element(page.getByText('Sample content')).not.toBeInTheDocument();
  await expectAccessible();
  const closing = page.getByRole('region', { name: 'Join the community' });
  await expect
    .element(closing.getByRole('link', { name: 'Explore Projects' }))
    .toHaveAttribute('href', '/projects');
  await expect
    .element(closing.getByRole('link', { name: 'Join the Community' }))
    .toHaveAttribute('href', '/login');
});

test('does not ask signed-in people to join', async () => {
  const profile = profileOf();
  signIn(profile);
  await openScreen(Component, '/philosophy', { answers: { 'GET /users/profile': profile } });
  const closing = page.getByRole('region', { name: 'Join the community' });
  await expect.poll(() => textsOf(closing.getByRole('link'))).toEqual(['Explore Projects']);
});

test.each([
  [1280, 8],
  [1024, 8],
  [768, 8],
  [390, 6],
])(
  'at %i px each pair of neighboring pieces has one tab that covers no text',
  async (width, seams) => {
    await page.viewport(width, 900);
    await openScreen(Component, '/philosophy');
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
    await expect.poll(() => boxes('main svg')).toHaveLength(seams);
    for (const tab of boxes('main svg'))
      for (const text of boxes('main :is(li, section) :is(h2, p)'))
        expect(overlap(tab, text)).toBe(false);
  },
);

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
