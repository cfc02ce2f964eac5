import { readFile } from 'node:fs/promises';
import { openClient } from '#tests/client.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

test('a visitor signs in and returns to a section; the side menu leads to the others, one of which keeps the theme', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ colorScheme: 'light' });
  await page.goto('/update-name');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.goto('/settings?section=notifications');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/settings?section=notifications');

  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await expect(menu.getByRole('link')).toHaveText([
    'Account',
    'Notifications',
    'Privacy & Security',
    'App Preferences',
  ]);
  await menu.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page).toHaveTitle('Settings · Pieces');
  await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Contact Email')).toBeVisible();
  for (const name of ['Notifications', 'Privacy & Security', 'App Preferences']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }

  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('downloads all personal data, confirms a contact email with the emailed link, and deletes the account', async ({
  openPage,
  signUp,
  pieces,
  expectConsole,
}) => {
  const aino = await signUp();
  await createProject(aino, { name: 'Downloaded Project' });
  const page = await openPage({ person: aino });
  await page.goto('/settings');
  // What loads above the link would move it away from under the click.
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pieces-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account: { email: string };
    projects: { name: string }[];
  };
  expect(data.account.email).toBe(aino.email);
  expect(data.projects.map(({ name }) => name)).toEqual(['Downloaded Project']);

  const contact = page.getByLabel('Contact Email');
  const address = `contact.of.${aino.email}`;
  await contact.fill(address);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Email updated successfully!')).toBeVisible();
  await expect(page.getByText(`${address} isn’t confirmed yet.`)).toBeVisible();
  await page.reload();
  await expect(contact).toHaveValue(address);
  const first = await pieces.linkFor(address);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`We’ve sent a confirmation link to ${address}.`)).toBeVisible();
  expect(await pieces.linkFor(address)).not.toBe(first);
  const visitor = await openPage();
  await visitor.goto(first);
  await expect(visitor.getByRole('button', { name: 'Confirm contact email' })).toBeVisible();
  await page.goto(first);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('Your contact email is confirmed.')).toBeVisible();
  await expect(page.getByText('is not confirmed yet')).toHaveCount(0);

  // Deleting the account requires its email address and password.
  expectConsole(page, /400|401/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete account for good' });
  await dialog.getByLabel('The email you sign in with').fill(aino.email);
  await dialog.getByLabel('Your password', { exact: true }).fill('Wrong4Horse');
  await confirm.click();
  await expect(
    dialog.getByText('This isn’t your current password. Try again.').first(),
  ).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(aino.password);
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Failed to login. Please check your credentials.')).toBeVisible();
});

test('an address that refuses email is named; sessions show device and origin, and one and then all others are signed out', async ({
  openPage,
  signUp,
  pieces,
  expectConsole,
}) => {
  const aino = await signUp();
  const [page, other] = [
    await openPage({ ...stillPage, person: aino }),
    await openPage({ person: aino }),
  ];
  expectConsole(other, /401/);
  // The account says that an address refuses email.
  // Also the one about the new browser, if it's still waiting.
  pieces.refuseMail(99);
  const body = { email: aino.email };
  await openClient(pieces.url).send('POST /auth/forgot-password', { body });
  await expect
    .poll(async () => (await aino.send('GET /users/refused-addresses')).body)
    .toHaveLength(1);
  await page.goto('/settings');
  await expect(page.getByRole('alert')).toContainText(`${aino.email} refused our last email, on`);
  await expectAccessible(page);
  pieces.refuseMail(0);

  await page.goto('/settings?section=privacy');
  const block = page.getByRole('region', { name: 'Where you’re signed in' });
  // Two browsers and the account's API client.
  await expect(block.getByRole('listitem')).toHaveCount(3);
  // What loads above the list would move its buttons away from under the click.
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const own = block.getByRole('listitem').first();
  await expect(own).toContainText(/Chrom\w+ on Linux/);
  await expect(own).toContainText('This browser');
  await expect(own.getByRole('button')).toHaveCount(0);
  await block
    .getByRole('button', { name: /^Sign out Chrom/ })
    .first()
    .click();
  await expect(block.getByRole('listitem')).toHaveCount(2);
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await block.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(block.getByRole('listitem')).toHaveCount(1);
  expect((await aino.refused('GET /auth/me')).status).toBe(401);
});
