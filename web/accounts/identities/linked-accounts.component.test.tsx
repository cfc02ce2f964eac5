import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import type { Identity } from '#contract/accounts/identities.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { focusOn, pressOn } from '#tests/components/press-on.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

const identityOf = (provider: Identity['provider'], fields: Partial<Identity> = {}): Identity => ({
  provider,
  linked: false,
  email: null,
  linkedAt: null,
  can: { link: true, unlink: false },
  ...fields,
});

const linked = (provider: Identity['provider'], { isOnlyWay = false } = {}) =>
  identityOf(provider, {
    linked: true,
    email: `helmi@${provider}.test`,
    linkedAt: '2026-01-01T09:00:00.000Z',
    can: { link: false, unlink: !isOnlyWay },
  });

const block = () => page.getByRole('region', { name: 'Linked Accounts' });
const row = (name: string) => block().getByRole('listitem').filter({ hasText: name });
const toasts = () => page.getByRole('region', { name: 'Notifications' });

/** Opens the account's settings with these logins. */
const openLogins = (identities: Identity[], address = '/settings', more: Answers = {}) =>
  openSettings(address, {}, { 'GET /users/identities': identities, ...more });

test('a login is linked and unlinked by keyboard, and the focus stays on its button', async () => {
  const { answers, sent } = await openLogins(
    [identityOf('google'), linked('github')],
    '/settings?linked=github',
    {
      'DELETE /users/identities/{provider}': undefined,
      // The browser would leave for the provider.
      'POST /users/identities': () => Promise.withResolvers<Response>().promise,
    },
  );
  await expect.element(page.getByText('GitHub is linked.')).toBeVisible();
  await expectAccessible();
  answers['GET /users/identities'] = [identityOf('google'), identityOf('github')];
  await pressOn(page.getByRole('button', { name: 'Unlink GitHub' }), '{Enter}');
  const dialog = page.getByRole('alertdialog', { name: 'Unlink GitHub?' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('GitHub was unlinked')).toBeVisible();
  await expect.element(page.getByText('GitHub is linked.')).toHaveLength(0);
  const link = page.getByRole('button', { name: 'Link GitHub', exact: true });
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body))
    .toEqual([{ provider: 'github' }]);
});

test.each([
  ['error=google', 'Google wasn’t linked. Try again.'],
  [
    'error=google&reason=taken',
    'Google wasn’t linked. That Google account belongs to another Pieces account. Unlink it there first.',
  ],
  ['error=github', 'GitHub wasn’t linked. Try again.'],
])('says why a login wasn’t linked: %s', async (query, text) => {
  await openLogins([identityOf('google'), identityOf('github')], `/settings?${query}`);
  await expect.element(page.getByRole('alert')).toHaveText(text);
  await expect.element(row('Google')).toContainText('Not linked');
  await expect.poll(url).toBe('/settings');
});

test('the last sign-in method cannot be removed, even after another tab removed the other one', async () => {
  const { answers } = await openSettings(
    '/settings',
    { loginMethod: 'github', hasPassword: false },
    { 'GET /users/identities': [identityOf('google'), linked('github', { isOnlyWay: true })] },
  );
  await expect.element(block().getByRole('definition')).toHaveText('GitHub');
  await expect.element(page.getByText('No additional accounts linked')).toBeVisible();
  await expect.element(row('GitHub')).toContainText('your only way to sign in');
  await expect.element(page.getByRole('button', { name: 'Unlink GitHub' })).toHaveLength(0);

  answers['GET /users/identities'] = [linked('google'), linked('github')];
  await reload();
  await expect.element(page.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
  await expect.element(page.getByText('No additional accounts linked')).toHaveLength(0);

  answers['GET /users/identities'] = [linked('google', { isOnlyWay: true }), identityOf('github')];
  answers['DELETE /users/identities/{provider}'] = refusal('last_login');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink Google' }).click();
  await expect.element(toasts()).toContainText('Google wasn’t unlinked');
  await expect
    .element(toasts())
    .toContainText('This is your only way to sign in. Add another one before you remove it.');
  await expect.element(row('Google')).toContainText('your only way to sign in');
});

test('shows loading, a failure to load, and that a provider is unavailable', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers } = await openLogins([], '/settings?error=github', {
    'GET /users/identities': () => promise.then(() => new Response(null, { status: 500 })),
    'POST /users/identities': refusal('login_unavailable'),
  });
  await expect.element(block()).toContainText('Loading...');
  letFail();
  await expect.element(page.getByText('Couldn’t load your linked accounts.')).toBeVisible();
  answers['GET /users/identities'] = [identityOf('google'), identityOf('github')];
  await block().getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
  await expect.element(page.getByText('GitHub wasn’t linked. Try again.')).toBeVisible();

  await focusOn(page.getByRole('button', { name: 'Link GitHub' }));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(toasts())
    .toContainText('You can’t sign in this way right now. Use another way, or try again later.');
  await expect.element(page.getByText('GitHub wasn’t linked. Try again.')).toHaveLength(0);
});

test('a login that isn’t set up here is only listed while it’s linked', async () => {
  const can = { link: false, unlink: false };
  await openLogins([identityOf('google', { can }), linked('github')]);
  await expect.element(row('GitHub')).toBeVisible();
  await expect.element(row('Google')).toHaveLength(0);
});

test('signing out everywhere else lists the other ways to sign in, to be removed', async () => {
  const createdAt = '2026-01-01T09:00:00.000Z';
  const more: Answers = {
    'GET /users/passkeys': {
      available: true,
      passkeys: [{ id: 3, name: 'Laptop', createdAt, lastUsedAt: null }],
    },
    'GET /users/sessions': [true, false].map((current, id) => ({
      id,
      device: 'Firefox on Linux',
      address: '127.0.0.1',
      createdAt,
      current,
    })),
    'DELETE /users/sessions': undefined,
    'DELETE /users/identities/{provider}': undefined,
  };
  const logins = [linked('google'), linked('github')];
  const { answers } = await openLogins(logins, '/settings?section=privacy', more);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signed out everywhere else' });
  await expect.element(dialog.getByText('helmi@google.test')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  await expectAccessible();
  answers['GET /users/identities'] = [linked('google')];
  await dialog.getByRole('button', { name: 'Unlink GitHub' }).click();
  const question = page.getByRole('alertdialog', { name: 'Unlink GitHub?' });
  await question.getByRole('button', { name: 'Unlink GitHub' }).click();
  await expect.element(dialog.getByText('helmi@github.test')).toHaveLength(0);
  await expect.element(question).toHaveLength(0);
  const done = dialog.getByRole('button', { name: 'Done' });
  await done.click();
  await expect.element(done).toHaveLength(0);
});
