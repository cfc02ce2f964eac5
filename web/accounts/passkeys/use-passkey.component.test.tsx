import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openLogin } from '#tests/components/login.ts';

test('sign-in without a passkey says what to do instead', async () => {
  const asked = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValue(new DOMException('No passkey', 'NotAllowedError'));
  onTestFinished(() => asked.mockRestore());
  await openLogin({
    'POST /auth/passkey/options': { options: { challenge: 'AAAA', allowCredentials: [] } },
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveText('No passkey was used. Try again, or sign in another way.');
  expect(asked).toHaveBeenCalledOnce();
});
