import { expect, test } from '#tests/e2e/support/pieces.ts';

const beliefs = [
  'Real Projects',
  'Community',
  'Continuous Learning',
  'Career Development',
  'Problem-Solving Mindset',
  'Innovation Through Collaboration',
];

test('shows six cards and a link to join', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/philosophy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Pieces Philosophy');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(
    beliefs,
  );
  await expect(page.getByText('Sample content')).toHaveCount(0);
  const closing = page.getByRole('region', { name: 'Join the community' });
  await expect(closing.getByRole('link', { name: 'Explore Projects' })).toHaveAttribute(
    'href',
    '/projects',
  );
  await closing.getByRole('link', { name: 'Join the Community' }).click();
  await expect(page).toHaveURL('/login');
});

test('does not ask signed-in people to join', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/philosophy');
  const closing = page.getByRole('region', { name: 'Join the community' });
  await expect(closing.getByRole('link')).toHaveText(['Explore Projects']);
});

for (const [width, seams] of [
  [1280, 8],
  [1024, 8],
  [768, 8],
  [390, 6],
] as const) {
  test(`at ${width} px each pair of neighboring pieces has one tab that covers no text`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.goto('/philosophy');
    const main = page.getByRole('main');
    const tabs = main.locator('svg:visible');
    await expect(tabs).toHaveCount(seams);
    for (const tab of await tabs.all()) {
      const shape = (await tab.boundingBox())!;
      for (const text of await main.locator('li :is(h2, p), section :is(h2, p)').all()) {
        expect(overlap(shape, (await text.boundingBox())!)).toBe(false);
      }
    }
  });
}

type Box = { x: number; y: number; width: number; height: number };

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
