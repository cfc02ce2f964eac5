import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '#tests/e2e/accessibility/axe.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const termsFile = join(tmpdir(), `pieces-terms-${process.pid}.md`);
await writeFile(termsFile, '## House rules\n\nSweep the workshop.');

test.use({
  settings: {
    COMMUNITY_NAME: 'Hive Teams',
    OPERATOR: 'Hive Helsinki',
    OPERATOR_CONTACT: 'help@hive.fi',
    REGISTRATION: 'hive.fi',
    TERMS_FILE: termsFile,
  },
});

test('a community names who runs it, shows its own terms, and says who may register', async ({
  openPage,
  expectConsole,
}) => {
  const page = await openPage();
  expectConsole(page, /400/);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'House rules', level: 2 })).toBeVisible();
  await expect(page.getByText('Your account')).toHaveCount(0);
  await expect(page.getByText('Hive Teams is run by Hive Helsinki. Write to')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@hive.fi' })).toHaveAttribute(
    'href',
    'mailto:help@hive.fi',
  );
  await expectAccessible(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'What we store' })).toBeVisible();
  await expect(page.getByText('Hive Teams is run by Hive Helsinki.')).toBeVisible();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(
    page.getByText('Sign up with an email address that ends in @hive.fi.'),
  ).toBeVisible();
  await page.getByLabel('First Name').fill('New');
  await page.getByLabel('Last Name').fill('Person');
  await page.getByLabel('Email').fill('new@other.fi');
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByLabel('Confirm Password').fill('Correct4Horse');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Use an email address that ends in @hive.fi.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('New');
});
