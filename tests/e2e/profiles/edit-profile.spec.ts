import { holdThenFail } from '#tests/e2e/support/failing-requests.ts';
import { isPut } from '#tests/e2e/support/is-put.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

const call = '**/api/users/profile';

test('saves every field with one call', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Profile');
  await expect(dialog.getByLabel('About Me')).toHaveAttribute('rows', '4');
  const typed = {
    'First Name': 'Helmi',
    'Last Name': 'Laine',
    Country: 'Finland',
    City: 'Turku',
    'Short Description': 'Likes maps',
    'About Me': 'I draw maps.',
    'GitHub URL': 'https://github.com/helmi',
    'LinkedIn URL': 'https://www.linkedin.com/in/helmi',
    'Personal Website': 'http://helmi.example',
    'X (Twitter) URL': 'https://x.com/helmi',
  };
  for (const [label, value] of Object.entries(typed))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  for (const label of ['GitHub URL', 'LinkedIn URL', 'Personal Website', 'X (Twitter) URL'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('type', 'url');
  await dialog.getByLabel('Interests').fill('Maps');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const sent = page.waitForRequest(isPut('/users/profile'));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Helmi',
    lastName: 'Laine',
    country: 'Finland',
    city: 'Turku',
    githubUrl: 'https://github.com/helmi',
    linkedinUrl: 'https://www.linkedin.com/in/helmi',
    personalWebsiteUrl: 'http://helmi.example',
    xUrl: 'https://x.com/helmi',
    shortDescription: 'Likes maps',
    aboutMe: 'I draw maps.',
    interests: ['Maps'],
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Helmi Laine' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'X', exact: true })).toHaveAttribute(
    'href',
    typed['X (Twitter) URL'],
  );
  await openDialog(page, 'Edit Profile');
  for (const [label, value] of Object.entries(typed))
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('the first field has the focus, and on a touchscreen the dialog, so that no keyboard covers it', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const dialog = await openDialog(await openPage({ person: aino }), 'Edit Profile');
  await expect(dialog.getByLabel('First Name', { exact: true })).toBeFocused();
  const phone = await openPage({ person: aino, hasTouch: true, isMobile: true });
  await expect(await openDialog(phone, 'Edit Profile')).toBeFocused();
});

test('interests are trimmed, never empty or duplicated, and can be removed', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const dialog = await openDialog(page, 'Edit Profile');
  const chips = dialog.getByRole('list', { name: 'Interests' }).getByRole('listitem');
  const input = dialog.getByRole('textbox', { name: 'Interests' });
  for (const typed of [' Maps ', 'Maps', '   ', 'Bells', 'Boats']) {
    await input.fill(typed);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect(chips).toHaveText(['Maps', 'Bells', 'Boats']);
  await dialog.getByRole('button', { name: 'Remove Bells' }).click();
  await expect(chips).toHaveText(['Maps', 'Boats']);
  await expect(input).toBeFocused();
  // Saving also includes an interest that was typed but not added.
  await input.fill(' Tides ');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Interests' }).getByRole('listitem')).toHaveText([
    'Maps',
    'Boats',
    'Tides',
  ]);
});

test('confirms saving; logs and shows a failure and keeps the input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ person: await signUp() });
  expectConsole(page, /500|Failed to update profile/);
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Turku');
  await dialog.getByLabel('Interests').fill('Maps');
  const { letFail, stopFailing } = await holdThenFail(page, call);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to update profile'),
  );
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letFail();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update profile');
  await logged;
  await expect(dialog.getByLabel('City')).toHaveValue('Turku');
  await expect(dialog.getByRole('list', { name: 'Interests' })).toHaveText('Maps');
  await stopFailing();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Turku', { exact: true })).toBeVisible();
});

test('shows the message from the server at its field only', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ person: await signUp() });
  expectConsole(page, /400|Failed to update profile/);
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('About Me').fill('A \0 that no database keeps');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByLabel('About Me')).toHaveAccessibleDescription(
    "This text contains a character that can't be stored. Remove it and try again.",
  );
  await expect(dialog.getByLabel('About Me')).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('requires a first name and limits lengths', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('First Name').fill('  ');
  await dialog.getByLabel('Short Description').fill('a'.repeat(201));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('First Name is required')).toBeVisible();
  await expect(dialog.getByText('Short Description must not exceed 200 characters')).toBeVisible();
  await expect(dialog.getByLabel('First Name')).toBeFocused();
});

const linkFields = ['GitHub URL', 'LinkedIn URL', 'Personal Website', 'X (Twitter) URL'];
const spellings = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  '//example.org',
  'example.org',
];

test('link fields only accept http and https URLs, in any spelling', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const dialog = await openDialog(page, 'Edit Profile');
  let sent = 0;
  page.on('request', (request) => {
    if (isPut('/users/profile')(request)) sent += 1;
  });
  for (const spelling of spellings) {
    for (const label of linkFields) await dialog.getByLabel(label).fill(spelling);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    for (const label of linkFields) {
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(
        `${label} must be a web address that begins with http:// or https://`,
      );
    }
    for (const label of linkFields) await dialog.getByLabel(label).fill('');
    await expect(dialog.getByText('must be a web address')).toHaveCount(0);
  }
  expect(sent).toBe(0);
  const { githubUrl, xurl } = (await aino.send('GET /users/profile')).body;
  expect([githubUrl, xurl]).toEqual(['', '']);
});

test('closing asks for confirmation only if something is unsaved', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('Interests').fill('Maps');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const close of ['Close', 'Cancel']) {
    await dialog.getByRole('button', { name: close }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Interests')).toHaveValue('Maps');
  }
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(dialog.getByLabel('Interests')).toHaveValue('');
});

test('leaving the page asks for confirmation too', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/events');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('City').fill('Turku');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(dialog.getByLabel('City')).toHaveValue('Turku');

  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserDialog = await dialogOpened;
  expect(browserDialog.type()).toBe('beforeunload');
  await browserDialog.dismiss();
  await expect(dialog.getByLabel('City')).toHaveValue('Turku');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/events');
});

test('what was typed is there again after a reload, until it’s discarded', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const open = () => page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.goto('/profile');
  await open();
  await dialog.getByLabel('City').fill('Oulu');
  await dialog.getByLabel('About Me').fill('I sail.');
  await dialog.getByLabel('Interests').fill('Maps');
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await open();
  await expect(dialog.getByLabel('City')).toHaveValue('Oulu');
  await expect(dialog.getByLabel('About Me')).toHaveValue('I sail.');
  await expect(dialog.getByLabel('Interests')).toHaveValue('Maps');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await open();
  await expect(dialog.getByLabel('City')).toHaveValue('');
  await dialog.getByLabel('City').fill('Turku');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await open();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('session ends while editing: signing in over the dialog saves the changes', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /40[13]/);
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Turku');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Email').fill(aino.email);
  await ended.getByLabel('Password', { exact: true }).fill(aino.password);
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Turku', { exact: true })).toBeVisible();
});

test('session ends while editing: you can leave without signing in again', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ person: await signUp() });
  expectConsole(page, /40[13]|Failed to update profile/);
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Turku');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/^[^?]+\/login/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
