import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { Component as Privacy } from '#web/routes/accounts/privacy.tsx';
import { Component as Terms } from '#web/routes/accounts/terms.tsx';

const answers = {
  'GET /community': {
    name: 'Hive Teams',
    operator: 'Hive Helsinki',
    contact: 'help@hive.fi',
    registration: 'anyone',
    domains: [],
    sendsEmail: null,
  },
  'GET /community/terms': { markdown: '' },
  'GET /community/privacy': { markdown: '' },
} as const;

test.each([
  ['/terms', Terms, 'Your account'],
  ['/privacy', Privacy, 'Cookies'],
] as const)('%s shows our own text and who runs the site', async (address, Component, part) => {
  await openScreen(Component, address, {
    answers: { ...answers, 'GET /community': { ...answers['GET /community'], domains: [] } },
  });
  await expect.element(page.getByRole('heading', { name: part, level: 2 })).toBeVisible();
  await expect.element(page.getByText('Hive Helsinki')).toBeVisible();
  await expectAccessible();
});

test('a community’s own terms replace ours', async () => {
  const markdown = '## House rules\n\nSweep the workshop.';
  await openScreen(Terms, '/terms', {
    answers: {
      ...answers,
      'GET /community': { ...answers['GET /community'], domains: [] },
      'GET /community/terms': { markdown },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'House rules', level: 2 })).toBeVisible();
  await expect.element(page.getByText('Your account')).toHaveLength(0);
  await expect
    .element(page.getByText('Hive Teams is run by Hive Helsinki. Write to'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'help@hive.fi' }))
    .toHaveAttribute('href', 'mailto:help@hive.fi');
  await expectAccessible();
});
