import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openLogin } from '#tests/components/login.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { forgetInvitation, rememberInvitation } from '#web/lib/pending-invitation.ts';

const signIn = () => page.getByRole('button', { name: 'Sign In', exact: true });

/** Sends an email address and a password. */
async function openAndSend(more: Answers) {
  const opened = await openLogin(more);
  await page.getByLabelText('Email').fill('aino@pieces.test');
  await page.getByLabelText('Password', { exact: true }).fill('Wrong4Horse');
  await signIn().click();
  return opened;
}

test('shows failures and can show the password', async () => {
  await openLogin({ 'POST /auth/login': refusal('invalid_credentials') });
  await signIn().click();
  await expect.element(page.getByText('Email is required')).toBeVisible();
  await expect.element(page.getByText('Password is required')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Email').fill('aino@pieces.test');
  const field = page.getByLabelText('Password', { exact: true });
  await field.fill('Wrong4Horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await signIn().click();
  await expect
    .element(page.getByText('Failed to login. Please check your credentials.'))
    .toBeVisible();
  await expectAccessible();
  await expect.element(field).toHaveValue('Wrong4Horse');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByText('Failed to login.')).toHaveLength(0);
});

test('says why a login with a provider failed', async () => {
  await openLogin({}, '/login?error=github&reason=unverified');
  await expect
    .element(page.getByRole('alert'))
    .toContainText('GitHub hasn’t verified your email address.');
  await expectAccessible();
});

test('Google and GitHub that aren’t set up say so, and a reload keeps the address', async () => {
  await openLogin({ 'GET /auth/providers': [] });
  for (const name of ['Google', 'GitHub'])
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAccessibleDescription('Google and GitHub sign-in isn’t set up here.');
  await page.getByLabelText('Email').fill('aino@pieces.test');
  await reload();
  await expect.element(page.getByLabelText('Email')).toHaveValue('aino@pieces.test');
});

test('too many wrong passwords: the message says how long to wait', async () => {
  const message = 'Too many attempts. Wait 15 minutes and try again.';
  await openAndSend({ 'POST /auth/login': refusal('too_many_requests', { message }) });
  await expect.element(page.getByText(message)).toBeVisible();
});

test('says that an address isn’t confirmed yet, instead of the message before', async () => {
  const { sent } = await openLogin({
    'POST /users/registration': { message: '' },
    'POST /auth/login': refusal('email_not_confirmed'),
  });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabelText('First Name').fill('Helmi');
  await page.getByLabelText('Last Name').fill('Laine');
  await page.getByLabelText('Email').fill('waiting@pieces.test');
  await page.getByLabelText('Password', { exact: true }).fill('Correct4Horse');
  await page.getByLabelText('Confirm Password').fill('Correct4Horse');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('Correct4Horse');
  await signIn().click();
  await expect.element(page.getByText('This email address isn’t confirmed yet.')).toBeVisible();
  await expect.element(page.getByText('Registration successful!')).toHaveLength(0);
  // Signing in again sends the link again.
  const logins = () => sent.filter(({ key }) => key === 'POST /auth/login');
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect.poll(logins).toHaveLength(2);
  expect(logins()[1]).toEqual(logins()[0]);
});

test('treats an empty response as success and then loads the profile', async () => {
  const { sent } = await openAndSend({
    'POST /auth/login': new Response('', { status: 200 }),
    'GET /auth/me': profileOf(),
  });
  await expect.poll(url).toBe('/');
  await expect.element(page.getByText('You’re already signed in as Aino.')).toBeVisible();
  const keys = sent.map(({ key }) => key);
  expect(keys.indexOf('GET /auth/me')).toBeGreaterThan(keys.indexOf('POST /auth/login'));
});

test.each([
  ['/login?next=%2Finvite', true],
  ['/login', false],
])('goes on to an invitation from %s; uses it right away: %s', async (address, hasSignedIn) => {
  rememberInvitation('abc');
  onTestFinished(forgetInvitation);
  await openLogin({ 'POST /auth/login': profileOf(), 'GET /auth/me': profileOf() }, address);
  await page.getByLabelText('Email').fill('aino@pieces.test');
  await page.getByLabelText('Password', { exact: true }).fill('Correct4Horse');
  await signIn().click();
  await expect.poll(url).toBe('/invite');
  expect(history.state.usr).toEqual({ hasSignedIn });
});
