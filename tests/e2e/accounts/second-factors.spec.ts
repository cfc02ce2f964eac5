import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from '#tests/e2e/support/pieces.ts';

/** Adds a virtual authenticator that approves every request, like a fingerprint sensor. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/settings?section=privacy');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

async function signOut(page: Page) {
  // A message may be above it on a phone.
  await page.getByRole('button', { name: 'Your account' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/login');
}

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

/** Sets up an app; returns the recovery codes. */
async function setUpApp(page: Page) {
  await page.goto('/settings?section=privacy');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  return recoveryCodes;
}

test('adds a passkey, signs in with it and removes it; another one is the second step, by keyboard on a phone screen', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino, viewport: { width: 390, height: 844 } });
  expectConsole(page, /403/);
  await addAuthenticator(page);
  await addPasskey(page, 'Phone');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/settings?section=privacy');
  await expect(page.getByRole('listitem').filter({ hasText: 'Phone' })).toContainText('last used');
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();

  // As the second step.
  await addPasskey(page, 'Phone');
  await page.getByRole('button', { name: 'Use my passkey' }).focus();
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await codes.getByRole('button', { name: 'I’ve saved them' }).press('Enter');
  await expect(page.getByText('Passkey · 10 of 10 recovery codes left')).toBeVisible();
  await signOut(page);
  await givePassword(page, aino);
  await page.getByRole('button', { name: 'Use your passkey' }).press('Enter');
  await expect(page).toHaveURL('/');
});

test('an authenticator app: after the password, a recovery code finishes the sign-in', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /403/);
  const [code = ''] = await setUpApp(page);
  await signOut(page);
  await givePassword(page, aino);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/settings?section=privacy');
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Off. Turn it on')).toBeVisible();
});
