import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openLogin } from '#tests/components/login.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';

const code = page.getByLabelText('Code', { exact: true });

test('a sign-in that has its first step asks for the code and continues, also after a reload', async () => {
  const errors = [{ field: 'code', message: 'That code isn’t right. Try another code.' }];
  const { answers } = await openLogin(
    {
      'GET /auth/second-step': { ways: { hasApp: true, hasPasskey: false } },
      'POST /auth/second-step': refusal('invalid_input', { errors }),
    },
    '/login?step=second&next=/projects',
  );
  await expect.element(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await reload();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Code is required')).toBeVisible();
  await expectAccessible();
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/That code isn’t right/);
  await expect.element(code).toHaveValue('123 456');
  answers['POST /auth/second-step'] = profileOf();
  await code.fill('123 457');
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/projects');
});

test('a second step without a first one says that the sign-in timed out', async () => {
  await openLogin({ 'GET /auth/second-step': { ways: null } }, '/login?step=second&next=/projects');
  await expect
    .element(page.getByRole('alert'))
    .toHaveText('Your sign-in timed out. Sign in again.');
});
