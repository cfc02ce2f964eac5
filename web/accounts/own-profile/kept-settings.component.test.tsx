import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';
import { typeWhileSending } from '#tests/components/type-while-sending.ts';
import { Component as UpdateName } from '#web/routes/accounts/update-name.tsx';

test('the contact email comes back after a reload, until it’s saved', async () => {
  const save = 'PUT /users/profile';
  const { profile, answers } = await openSettings();
  answers['GET /users/profile'] = () => ({ ...profile });
  answers[save] = ({ body }) => ({ ...Object.assign(profile, body) });
  const email = page.getByLabelText('Contact Email');
  await email.fill('aino@elsewhere.example');
  await reload();
  await expect.element(email).toHaveValue('aino@elsewhere.example');
  await typeWhileSending(answers, {
    key: save,
    field: email,
    button: page.getByRole('button', { name: 'Save changes' }),
  });
  await expect.element(page.getByText('Email updated successfully!')).toBeVisible();
  // The first address is a change again.
  await email.fill('aino@pieces.test');
  await reload();
  await expect.element(email).toHaveValue('aino@pieces.test');
  await email.fill('aino@elsewhere.example');
  await reload();
  await expect.element(email).toHaveValue('aino@elsewhere.example');
});

test('a first name comes back after a reload', async () => {
  const profile = profileOf();
  signIn(profile);
  await openScreen(UpdateName, '/update-name', { answers: { 'GET /users/profile': profile } });
  const firstName = page.getByLabelText('First Name');
  await firstName.fill('Ainomaija');
  await reload();
  await expect.element(firstName).toHaveValue('Ainomaija');
});
