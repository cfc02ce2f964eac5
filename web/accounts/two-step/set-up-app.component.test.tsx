import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

test('an authenticator app is set up with a code that’s right, and recovery codes are shown', async () => {
  const message = 'That code isn’t right. Check your phone’s clock and try again.';
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const { answers, sent } = await openSettings(
    '/settings?section=privacy',
    {},
    {
      'POST /users/two-step/app/options': { secret, uri: `otpauth://totp/Pieces?secret=${secret}` },
      'PUT /users/two-step/app': refusal('invalid_input', { errors: [{ field: 'code', message }] }),
    },
  );
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect.element(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible();
  const code = dialog.getByLabelText('Code', { exact: true });
  const turnOn = dialog.getByRole('button', { name: 'Turn on' });
  await code.fill('000000');
  await turnOn.click();
  await expect.element(code).toHaveAccessibleDescription(/isn’t right/);
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-${index}`);
  answers['PUT /users/two-step/app'] = { recoveryCodes };
  answers['GET /users/two-step'] = { isOn: true, hasApp: true, recoveryCodesLeft: 10 };
  await code.fill('123456');
  await turnOn.click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect.element(codes.getByRole('listitem')).toHaveLength(10);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect
    .element(page.getByText('Authenticator app · 10 of 10 recovery codes left'))
    .toBeVisible();
  expect(sent.findLast(({ key }) => key.startsWith('PUT'))?.body).toEqual({
    secret,
    code: '123456',
  });
});
