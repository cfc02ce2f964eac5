import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { refusal } from '#tests/components/answers.ts';
import { openDialog, openOwnProfile } from '#tests/components/screens/own-profile.tsx';

test('saves every field with one call', async () => {
  const { sent } = await openOwnProfile();
  const dialog = await openDialog('Edit Profile');
  await expect.element(dialog.getByLabelText('About Me')).toHaveAttribute('rows', '4');
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
    await dialog.getByLabelText(label, { exact: true }).fill(value);
  for (const label of linkFields)
    await expect.element(dialog.getByLabelText(label)).toHaveAttribute('type', 'url');
  await dialog.getByLabelText('Interests').fill('Maps');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Helmi Laine' })).toBeVisible();
  const puts = sent.filter(({ key }) => key.startsWith('PUT'));
  expect(puts.map(({ body }) => body)).toEqual([
    {
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
    },
  ]);
  await reload();
  await openDialog('Edit Profile');
  for (const [label, value] of Object.entries(typed))
    await expect.element(dialog.getByLabelText(label, { exact: true })).toHaveValue(value);
});

test('interests are trimmed, never empty or duplicated, and can be removed', async () => {
  await openOwnProfile();
  const dialog = await openDialog('Edit Profile');
  const chips = dialog.getByRole('list', { name: 'Interests' }).getByRole('listitem');
  const input = dialog.getByRole('textbox', { name: 'Interests' });
  for (const typed of [' Maps ', 'Maps', '   ', 'Bells', 'Boats']) {
    await input.fill(typed);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect.poll(() => textsOf(chips)).toEqual(['Maps', 'Bells', 'Boats']);
  await dialog.getByRole('button', { name: 'Remove Bells' }).click();
  await expect.poll(() => textsOf(chips)).toEqual(['Maps', 'Boats']);
  await expect.element(input).toHaveFocus();
  // Saving also includes an interest that was typed but not added.
  await input.fill(' Tides ');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect
    .poll(() => textsOf(page.getByRole('region', { name: 'Interests' }).getByRole('listitem')))
    .toEqual(['Maps', 'Boats', 'Tides']);
});

test('confirms saving; logs and shows a failure and keeps the input', async () => {
  const { answers } = await openOwnProfile();
  const dialog = await openDialog('Edit Profile');
  await dialog.getByLabelText('City').fill('Turku');
  await dialog.getByLabelText('Interests').fill('Maps');
  const answer = answers['PUT /users/profile'];
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  answers['PUT /users/profile'] = () => promise.then(() => refusal('internal'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();

  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letFail();
  await expect.element(dialog.getByRole('alert')).toContainText('Failed to update profile');
  expect(logged.mock.lastCall?.[0]).toMatch(/^Failed to update profile/);
  logged.mockRestore();
  await expect.element(dialog.getByLabelText('City')).toHaveValue('Turku');
  await expect.element(dialog.getByRole('list', { name: 'Interests' })).toHaveText('Maps');
  answers['PUT /users/profile'] = answer;
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByText('Turku', { exact: true })).toBeVisible();
});

test('shows the message from the server at its field only', async () => {
  const { answers } = await openOwnProfile();
  const message = "This text contains a character that can't be stored. Remove it and try again.";
  const errors = [{ field: 'aboutMe', message }];
  answers['PUT /users/profile'] = refusal('invalid_input', { errors });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const dialog = await openDialog('Edit Profile');
  await dialog.getByLabelText('About Me').fill('A text that no database keeps');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog.getByLabelText('About Me')).toHaveAccessibleDescription(message);

  await expect.element(dialog.getByLabelText('About Me')).toHaveFocus();
  logged.mockRestore();
  await expect.element(dialog.getByRole('alert')).toHaveLength(0);
});

test('the first field has the focus, is required, and lengths are limited', async () => {
  await openOwnProfile();
  const dialog = await openDialog('Edit Profile');
  await expect.element(dialog.getByLabelText('First Name')).toHaveFocus();
  await dialog.getByLabelText('First Name').fill('  ');
  await dialog.getByLabelText('Short Description').fill('a'.repeat(201));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog.getByText('First Name is required')).toBeVisible();
  await expect
    .element(dialog.getByText('Short Description must not exceed 200 characters'))
    .toBeVisible();
  await expect.element(dialog.getByLabelText('First Name')).toHaveFocus();
  await expectAccessible();
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

test('link fields only accept http and https URLs, in any spelling', async () => {
  const { sent } = await openOwnProfile();
  const dialog = await openDialog('Edit Profile');
  for (const spelling of spellings) {
    for (const label of linkFields) await dialog.getByLabelText(label).fill(spelling);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    for (const label of linkFields) {
      await expect
        .element(dialog.getByLabelText(label))
        .toHaveAccessibleDescription(
          `${label} must be a web address that begins with http:// or https://`,
        );
    }
    for (const label of linkFields) await dialog.getByLabelText(label).fill('');
    await expect.element(dialog.getByText('must be a web address')).toHaveLength(0);
  }
  expect(sent.filter(({ key }) => key.startsWith('PUT'))).toEqual([]);
});

test('closing asks for confirmation only if something is unsaved', async () => {
  await openOwnProfile();
  const dialog = await openDialog('Edit Profile');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);

  await openDialog('Edit Profile');
  await dialog.getByLabelText('Interests').fill('Maps');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const close of ['Close', 'Cancel']) {
    await dialog.getByRole('button', { name: close }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(question).toHaveLength(0);
    await expect.element(dialog.getByLabelText('Interests')).toHaveValue('Maps');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await expectAccessible();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect.element(dialog.getByLabelText('Interests')).toHaveValue('');
});

test('typed text survives a reload until it’s discarded', async () => {
  await openOwnProfile();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const open = () => page.getByRole('button', { name: 'Edit Profile' }).click();
  await open();
  await dialog.getByLabelText('City').fill('Oulu');
  await dialog.getByLabelText('About Me').fill('I sail.');
  await dialog.getByLabelText('Interests').fill('Maps');
  await reload();
  await open();
  await expect.element(dialog.getByLabelText('City')).toHaveValue('Oulu');
  await expect.element(dialog.getByLabelText('About Me')).toHaveValue('I sail.');
  await expect.element(dialog.getByLabelText('Interests')).toHaveValue('Maps');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await reload();
  await open();
  await expect.element(dialog.getByLabelText('City')).toHaveValue('');
  await dialog.getByLabelText('City').fill('Turku');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(page.getByText('Saved your profile')).toBeVisible();
  await reload();
  await open();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
});
