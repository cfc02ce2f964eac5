import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

const app = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/Pieces?secret=ABC' };

/** Opens the settings ten minutes after signing in, until `confirm` is called. */
async function openLate(more: Answers = {}) {
  let isConfirmed = false;
  const confirm = () => {
    isConfirmed = true;
    return undefined;
  };
  const { answers, sent } = await openSettings(
    '/settings?section=privacy',
    {},
    {
      'POST /users/two-step/app/options': () =>
        isConfirmed ? app : refusal('identity_unconfirmed'),
      'GET /auth/second-step': { ways: null },
      ...more,
    },
  );
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  return { answers, sent, confirm, dialog: page.getByRole('dialog', { name: 'Confirm it’s you' }) };
}

test('a sensitive change asks to confirm your identity and then continues', async () => {
  const message = 'This isn’t your current password. Try again.';
  const errors = [{ field: 'password', message }];
  const { answers, confirm, dialog } = await openLate({
    'POST /auth/identity-confirmation': refusal('invalid_input', { errors }),
  });
  const password = dialog.getByLabelText('Your password');
  await expect.element(password).toHaveFocus();
  await password.fill('Wrong4Horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(message);
  answers['POST /auth/identity-confirmation'] = confirm;
  await password.fill('Correct4Horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveLength(0);
  await expect
    .element(page.getByRole('img', { name: 'QR code for your authenticator app' }))
    .toBeVisible();
});

test('a sensitive change asks for the second step, too, if it’s turned on', async () => {
  const { answers, confirm, dialog } = await openLate({
    'POST /auth/identity-confirmation': refusal('second_step_required', {
      current: { hasApp: true, hasPasskey: false },
    }),
  });
  answers['POST /auth/identity-confirmation/second-step'] = confirm;
  await dialog.getByLabelText('Your password').fill('Correct4Horse');
  await userEvent.keyboard('{Enter}');
  const code = dialog.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await expectAccessible();
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveLength(0);
  await expect
    .element(page.getByRole('img', { name: 'QR code for your authenticator app' }))
    .toBeVisible();
});

test('a sensitive change that’s canceled changes nothing', async () => {
  const { dialog, sent } = await openLate();
  await dialog.getByLabelText('Close').click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByText('Confirm that it’s you to continue.')).toBeVisible();
  expect(sent.filter(({ key }) => key.startsWith('POST'))).toHaveLength(1);
});
