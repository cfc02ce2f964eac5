import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { openOwnProfile } from '#tests/components/screens/own-profile.tsx';
import { pressOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';

const exporting = page.getByRole('button', { name: 'Export' });
const items = () => textsOf(page.getByRole('menuitem'));
const credential = {
  id: '5f0c7c1e-6a4e-4e0e-9d57-0d0d5b1c2a3f',
  participationId: 1,
  resultId: null,
  title: 'Contributor to Harbour bells',
  projectName: 'Harbour bells',
  issuedAt: '2026-03-20T10:00:00.000Z',
};
const withoutCredentials = ['Download resume (JSON)', 'Print profile', 'Badge for your README'];

test('an empty profile has nothing to export', async () => {
  const { profile } = await openOwnProfile({ interests: ['Maps'] });
  await expect.element(exporting).toBeVisible();
  profile.interests = [];
  await reload();
  await expect.element(page.getByRole('heading', { name: 'Education' })).toBeVisible();
  await expect.element(exporting).toHaveLength(0);
});

test('the menu leaves out credentials that there aren’t or that nobody can verify', async () => {
  const { answers } = await openOwnProfile({ aboutMe: 'I draw maps.' });
  for (const credentials of [
    { areAvailable: true, credentials: [] },
    { areAvailable: false, credentials: [credential] },
  ]) {
    answers['GET /users/credentials'] = credentials;
    await reload();
    await pressOn(exporting, '{Enter}');
    await expect.poll(items).toEqual(withoutCredentials);
    await expect
      .element(page.getByRole('menuitem', { name: 'Download resume' }))
      .toHaveAttribute('href', '/api/users/7/resume.json');
    await userEvent.keyboard('{Escape}');
    await expect.element(exporting).toHaveFocus();
  }
});

test('prints once the menu is gone', async () => {
  const menus: number[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    menus.push(document.querySelectorAll('[role="menu"]').length);
    expect(document.documentElement.style.overflowY + document.body.style.overflowY).toBe('');
  });
  await openOwnProfile({ aboutMe: 'I draw maps.' });
  await exporting.click();
  await page.getByRole('menuitem', { name: 'Print profile' }).click();
  await expect.poll(() => menus).toEqual([0]);
  print.mockRestore();
});

test('the badge is in a dialog, which returns the focus', async () => {
  await openOwnProfile({ aboutMe: 'I draw maps.' });
  await exporting.click();
  await page.getByRole('menuitem', { name: 'Badge for your README' }).click();
  const dialog = page.getByRole('dialog', { name: 'Badge for your README' });
  await expect
    .element(dialog.getByLabelText('Markdown for a README'))
    .toHaveValue(expect.stringContaining('/badges/profiles/7.svg'));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toHaveLength(0);
  await expect.element(exporting).toHaveFocus();
});

test('shows credentials in a dialog, which closes when the last one is revoked', async () => {
  const { answers } = await openOwnProfile({ aboutMe: 'I draw maps.' });
  const own = { areAvailable: true, credentials: [credential] };
  answers['GET /users/credentials'] = () => own;
  answers['DELETE /users/credentials/{credentialId}'] = () => void (own.credentials = []);
  await reload();
  await exporting.click();
  await page.getByRole('menuitem', { name: 'Credentials' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credentials' });
  await expect
    .element(dialog.getByRole('link', { name: `Download “${credential.title}”` }))
    .toHaveAttribute('href', `/credentials/${credential.id}.jwt`);
  await expectAccessible();
  await dialog.getByRole('button', { name: `Revoke “${credential.title}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(exporting).toHaveFocus();
  await exporting.click();
  await expect.poll(items).toEqual(withoutCredentials);
});

test('credentials that couldn’t be loaded can be loaded again', async () => {
  const { answers } = await openOwnProfile({ aboutMe: 'I draw maps.' });
  answers['GET /users/credentials'] = refusal('internal');
  await reload();
  await exporting.click();
  await page.getByRole('menuitem', { name: 'Credentials' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credentials' });
  await expect.element(dialog.getByText('Couldn’t load your credentials.')).toBeVisible();
  answers['GET /users/credentials'] = { areAvailable: true, credentials: [credential] };
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText(credential.title).first()).toBeVisible();
});
