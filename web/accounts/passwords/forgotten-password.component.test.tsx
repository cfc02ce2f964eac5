import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { passwordRule } from '#contract/accounts/passwords.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { Component as ForgotPassword } from '#web/routes/accounts/forgot-password.tsx';
import { Component as ResetPassword } from '#web/routes/accounts/reset-password.tsx';

test('asks for an address and shows the server’s answer', async () => {
  const message = 'If this address has an account, we’ve emailed it a link.';
  const sent = await openScreen(ForgotPassword, '/forgot-password', {
    answers: { 'POST /auth/forgot-password': { message } },
  });
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByText('Email is required')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Email').fill('nobody-at-all@pieces.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expectAccessible();
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'nobody-at-all@pieces.test' }]);
});

test('a link without a token offers a new one', async () => {
  await openScreen(ResetPassword, '/reset-password');
  await expect
    .element(page.getByRole('heading', { name: 'This link is incomplete' }))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect.poll(url).toBe('/forgot-password');
});

test('a link that doesn’t work says so before anyone thinks of a password', async () => {
  await openScreen(ResetPassword, '/reset-password#not-a-token', {
    answers: { 'POST /auth/reset-link': refusal('link_invalid') },
  });
  await expect.element(page.getByText('This link is invalid')).toBeVisible();
  await expectAccessible();
});

test('a new password is required, follows the rule, and is typed twice', async () => {
  await openScreen(ResetPassword, '/reset-password#a-token', {
    answers: { 'POST /auth/reset-link': { passkeys: [], identities: [] } },
  });
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect.element(page.getByText(/is required|must be at least/).first()).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('New Password', { exact: true }).fill('weak');
  await expect.element(page.getByText(passwordRule)).toBeVisible();
  await page.getByLabelText('New Password', { exact: true }).fill('Another5Horse');
  await page.getByLabelText('Confirm New Password').fill('Other5Horse');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
});

test('a new password can remove other ways to sign in', async () => {
  const sent = await openScreen(ResetPassword, '/reset-password#a-token', {
    answers: {
      'POST /auth/reset-link': {
        passkeys: [{ id: 3, name: 'Laptop' }],
        identities: [
          { provider: 'google', email: 'helmi@google.test' },
          { provider: 'github', email: 'helmi@github.test' },
        ],
      },
      'POST /auth/reset-password': { message: 'Sign in with your new password.' },
    },
  });
  await page.getByLabelText('New Password', { exact: true }).fill('Another5Horse');
  await page.getByLabelText('Confirm New Password').fill('Another5Horse');
  await page.getByLabelText('Remove the passkey “Laptop”').click();
  await page.getByLabelText('Remove Google (helmi@google.test)').click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect.poll(url).toBe('/login');
  expect(sent.at(-1)?.body.remove).toEqual({ identities: ['google'], passkeys: [3] });
});
