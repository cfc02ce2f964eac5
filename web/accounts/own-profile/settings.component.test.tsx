import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';
import { Component as UpdateName } from '#web/routes/accounts/update-name.tsx';

test('Privacy & Security shows all its settings together, without layout shifts', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const { sent } = await openSettings(
    '/settings?section=privacy',
    {},
    {
      'GET /users/blocks': () => promise.then(() => []),
      'GET /users/sessions': [
        {
          id: 1,
          device: 'Chrome on Linux',
          address: '127.0.0.1',
          createdAt: '2026-01-01T09:00:00.000Z',
          current: true,
        },
      ],
    },
  );
  await expect.poll(() => sent.map(({ key }) => key)).toContain('GET /users/two-step');
  await expect.element(page.getByText('Loading...')).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveLength(0);
  letGo();
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await expect.element(page.getByText('Loading...')).toHaveLength(0);
  await expectAccessible();
});

test('the account shows a masked read-only login email and the contact email with its helper text', async () => {
  await openSettings();
  const login = page.getByLabelText('Login Email');
  await expect.element(login).toHaveValue('a••••••@pieces.test');
  await expect.element(login).toHaveAttribute('readonly');
  await expect
    .element(login)
    .toHaveAccessibleDescription('You sign in with it. It can’t be changed.');
  const contact = page.getByLabelText('Contact Email');
  await expect.element(contact).toHaveValue('aino@pieces.test');
  await expect.element(contact).toHaveAttribute('type', 'email');
  await expect.element(contact).toHaveAttribute('required');
  await expect
    .element(contact)
    .toHaveAccessibleDescription('Used for notifications and account communication');
  for (const name of ['Change Password', 'Confirm New Password']) {
    await expect
      .element(page.getByLabelText(name, { exact: true }))
      .toHaveAttribute('type', 'password');
  }
});

test('shows "Loading..." until the profile is loaded, or its failure', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers, profile } = await openSettings(
    '/settings',
    {},
    { 'GET /users/profile': () => promise.then(() => new Response(null, { status: 500 })) },
  );
  await expect.element(page.getByText('Loading...').first()).toBeVisible();
  letFail();
  await expect.element(page.getByText('Failed to fetch profile')).toBeVisible();
  answers['GET /users/profile'] = profile;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByLabelText('Contact Email')).toBeVisible();
});

test('the account’s forms say what is missing', async () => {
  await openSettings();
  await page.getByLabelText('Contact Email').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect.element(page.getByText('Contact Email is required')).toBeVisible();
  await expect.element(page.getByText(/Password is required/).first()).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Contact Email').fill('nowhere');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Contact Email must be a valid email address')).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect.element(dialog.getByText('Email is required')).toBeVisible();
  await expectAccessible();
});

test('a failed save of the contact email shows a message and keeps the input', async () => {
  await openSettings(
    '/settings',
    {},
    { 'PUT /users/profile': new Response(null, { status: 500 }) },
  );
  await page.getByLabelText('Contact Email').fill('other@pieces.test');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Failed to update email')).toBeVisible();
  await expect.element(page.getByLabelText('Contact Email')).toHaveValue('other@pieces.test');
});

test('saving the contact email does not revert other recent changes', async () => {
  const { answers, profile, sent } = await openSettings(
    '/settings',
    {},
    { 'PUT /users/profile': ({ body }) => profileOf(body) },
  );
  await expect.element(page.getByLabelText('Contact Email')).toHaveValue('aino@pieces.test');
  answers['GET /users/profile'] = { ...profile, city: 'Oulu' };
  await page.getByLabelText('Contact Email').fill('elsewhere@pieces.test');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Email updated successfully!')).toBeVisible();
  const saved = sent.find(({ key }) => key === 'PUT /users/profile');
  expect(saved?.body).toMatchObject({ city: 'Oulu', communicationEmail: 'elsewhere@pieces.test' });
});

test('update first name: is required, shows the message from the server and shows a failure', async () => {
  const profile = profileOf();
  signIn(profile);
  const answers = {
    'GET /users/profile': () => profile,
    'POST /users/update-firstname': refusal('internal') as Response | (() => string),
  };
  await openScreen(UpdateName, '/update-name', { answers });
  const field = page.getByLabelText('First Name');
  await expect.element(field).toHaveValue('Aino');
  await field.fill(' ');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('First Name is required')).toBeVisible();
  await expectAccessible();
  await field.fill('Aila');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Failed to update first name. Please try again.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Aila');
  answers['POST /users/update-firstname'] = () => {
    profile.firstName = 'Aila';
    return 'Your first name is now Aila.';
  };
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('Your first name is now Aila.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to your profile' }))
    .toHaveAttribute('href', '/profile');
});
