import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { passwordHint, passwordRule } from '#contract/accounts/passwords.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openLogin } from '#tests/components/login.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { roleOf } from '#tests/components/teams.ts';

const password = 'Correct4Horse';

async function openRegister(more: Answers = {}) {
  const opened = await openLogin(more);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  return opened;
}

async function fillRegister(fields: Partial<Record<'email' | 'password' | 'again', string>> = {}) {
  await page.getByLabelText('First Name').fill('Helmi');
  await page.getByLabelText('Last Name').fill('Laine');
  await page.getByLabelText('Email').fill(fields.email ?? 'helmi@pieces.test');
  await page.getByLabelText('Password', { exact: true }).fill(fields.password ?? password);
  await page.getByLabelText('Confirm Password').fill(fields.again ?? fields.password ?? password);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('every field is required, and the first invalid one gets the focus', async () => {
  await openRegister();
  await page.getByRole('button', { name: 'Register' }).click();
  for (const label of ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']) {
    await expect.element(page.getByText(`${label} is required`, { exact: true })).toBeVisible();
  }
  const field = page.getByLabelText('First Name');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('First Name is required');
  await expectAccessible();
});

test('says which addresses can sign up', async () => {
  await openRegister({
    'GET /community': {
      name: 'Hive Teams',
      operator: '',
      contact: '',
      registration: 'domains',
      domains: ['hive.fi', 'aalto.fi'],
      sendsEmail: null,
    },
  });
  await expect
    .element(page.getByText('Sign up with an email address that ends in @hive.fi or @aalto.fi.'))
    .toBeVisible();
});

test('checks the password rule and that both passwords match', async () => {
  await openRegister();
  await fillRegister({ password: 'weak' });
  await expect
    .element(
      page.getByText(`${passwordRule}. Add an uppercase letter, a digit, and more characters.`),
    )
    .toBeVisible();
  // The error says the same.
  await expect.element(page.getByText(passwordHint)).toHaveLength(0);
  await fillRegister({ password: 'Correct#4Horse' });
  await expect
    .element(page.getByText(`${passwordRule}. You can’t use “#”.`, { exact: true }))
    .toBeVisible();
  await fillRegister({ again: 'Other4Horse' });
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  await expect.element(page.getByText(passwordRule)).toHaveLength(0);
});

test('an error of one field is shown at that field only', async () => {
  const message = 'Email must be a valid email address';
  const errors = [{ field: 'email', message }];
  await openRegister({
    'POST /users/registration': refusal('invalid_input', { message, errors }),
  });
  await fillRegister();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(message);
  await expect.element(page.getByText(message)).toHaveLength(1);
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Helmi');
});

test('a failure is shown above the form and keeps the input', async () => {
  await openRegister({ 'POST /users/registration': new Response(null, { status: 500 }) });
  await fillRegister();
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveText('Failed to register. Please try again.');
  await expect.element(notice).toHaveFocus();
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Helmi');
});

test('a reload keeps what was typed, but no password', async () => {
  await openRegister();
  await fillRegister({ email: 'helmi@', again: 'Other4Horse' });
  await reload();
  await expect.element(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Helmi');
  await expect.element(page.getByLabelText('Last Name')).toHaveValue('Laine');
  await expect.element(page.getByLabelText('Email')).toHaveValue('helmi@');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
  await expect.element(page.getByLabelText('Confirm Password')).toHaveValue('');
  const stored = JSON.stringify(sessionStorage) + JSON.stringify(localStorage);
  expect(stored).toContain('Helmi');
  expect(stored).not.toContain(password);
  expect(stored).not.toContain('Other4Horse');
});

test('returns to login mode with the email; switching modes clears the message', async () => {
  await openRegister({ 'POST /users/registration': { message: '' } });
  await fillRegister({ email: 'kept@pieces.test' });
  const success = page.getByText('Registration successful! Please check your email');
  await expect.element(success).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('kept@pieces.test');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(success).toHaveLength(0);
  await expect.element(page.getByLabelText('First Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('says where the link was sent, sends it again, and lets the address be changed', async () => {
  const { sent, answers } = await openRegister({
    'POST /users/registration': { message: '' },
    'POST /users/registration/emails': refusal('too_many_requests'),
  });
  await fillRegister({ email: 'mistyped@pieces.test' });
  const notice = page.getByText('Registration successful!');
  await expect.element(page.getByText('We emailed mistyped@pieces.test.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toContain('Registration successful!');
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect.element(page.getByText('Too many attempts.')).toBeVisible();
  answers['POST /users/registration/emails'] = new Response(null, { status: 202 });
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect.element(page.getByText('We’ve sent the email again.')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ email: 'mistyped@pieces.test' });

  await page.getByRole('button', { name: 'Change address' }).click();
  await expect.element(notice).toHaveLength(0);
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Helmi');
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveValue('mistyped@pieces.test');
  await expect.element(email).toHaveFocus();
});

test('sign-up and sign-in name the team and role that a visitor wants to join', async () => {
  const roles = [roleOf({ id: 5, name: 'Designer' })];
  const project = projectOf({ id: 12, name: 'Quiet Hours', roles });
  const address = `/login?next=${encodeURIComponent('/projects/12?join=5')}`;
  await openLogin({ 'GET /projects/{projectId}': project }, address);
  await expect.element(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await expect.element(page.getByText('to join Quiet Hours as Designer')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByText('to join Quiet Hours as Designer')).toBeVisible();
});
