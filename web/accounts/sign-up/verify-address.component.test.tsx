import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { blockRedirects } from '#tests/components/block-redirects.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { profileQuery } from '#web/profiles/profiles/queries.ts';
import { Component as VerificationError } from '#web/routes/accounts/verification-error.tsx';
import { Component as Verified } from '#web/routes/accounts/verification-success.tsx';
import { Component as Verify } from '#web/routes/accounts/verify.tsx';

const needsPassword = refusal('password_required', { current: { email: 'aino@pieces.test' } });

async function openLink(answers: Answers, address = '/verify?token=abc') {
  await openScreen(Verify, address, { answers });
  return answers;
}

test('can be tried again when there is no response, then signs in and goes on', async () => {
  const answers = await openLink({
    'POST /auth/verification': new Response(null, { status: 500 }),
  });
  await expect.element(page.getByText('Couldn’t confirm your email.')).toBeVisible();
  answers['POST /auth/verification'] = { next: '/projects/12?join=5' };
  answers['GET /auth/me'] = profileOf();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(url).toBe('/projects/12?join=5');
  await expect.element(page.getByText('Email verified')).toBeVisible();
  expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(profileOf());
});

test('the correct password signs in if the address was confirmed in the meantime', async () => {
  const answers = await openLink({ 'POST /auth/verification': needsPassword });
  await page.getByLabelText('Password', { exact: true }).fill('Correct4Horse');
  answers['POST /auth/verification'] = refusal('link_invalid');
  answers['POST /auth/login'] = ({ body }) =>
    body.email === 'aino@pieces.test' && body.password === 'Correct4Horse'
      ? profileOf()
      : refusal('invalid_credentials');
  answers['GET /auth/me'] = profileOf();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect.poll(url).toBe('/');
  expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(profileOf());
});

test('a used link and a wrong password lead to the page about the link', async () => {
  const answers = await openLink({ 'POST /auth/verification': needsPassword });
  await page.getByLabelText('Password', { exact: true }).fill('Wrong4Horse');
  answers['POST /auth/verification'] = refusal('link_invalid');
  answers['POST /auth/login'] = refusal('invalid_credentials');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect.poll(url).toBe('/verification-error?code=INVALID_TOKEN');
});

test.each([
  ['link_invalid', 'INVALID_TOKEN'],
  ['link_expired', 'EXPIRED_TOKEN'],
] as const)('a link that’s refused with %s leads to the page about it', async (code, shown) => {
  await openLink({ 'POST /auth/verification': refusal(code) }, '/verify');
  await expect.poll(url).toBe(`/verification-error?code=${shown}`);
});

test('the page about an expired link says so', async () => {
  await openScreen(VerificationError, '/verification-error?code=EXPIRED_TOKEN', { bare: true });
  await expect.element(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
  await expect.element(page.getByText('The verification link has expired.')).toBeVisible();
  await expectAccessible();
});

test.each(['?code=ANY', '?code=INVALID_TOKEN', ''])(
  'the page about an invalid link says so: %s',
  async (query) => {
    await openScreen(VerificationError, `/verification-error${query}`, { bare: true });
    await expect
      .element(page.getByRole('heading', { name: 'Invalid Verification Link' }))
      .toBeVisible();
    for (const text of [
      'The verification link you used is invalid or has already been used.',
      'confirmed your email with another link',
      'Need help? Contact support team',
    ])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Return to Login' }))
      .toHaveAttribute('href', '/login');
    await expect
      .element(page.getByRole('link', { name: 'Go to Home' }))
      .toHaveAttribute('href', '/');
    await expectAccessible();
  },
);

test('the page after confirming leads to signing in', async () => {
  blockRedirects();
  await openScreen(Verified, '/verification-success', { bare: true });
  await expect.element(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to Login' }))
    .toHaveAttribute('href', '/login');
  await expectAccessible();
});
