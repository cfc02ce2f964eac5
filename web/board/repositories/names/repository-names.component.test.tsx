import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnRepositoryNames } from '#contract/board/repository-names.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

const button = (name: string) => page.getByRole('button', { name });

test('a code confirms a username, which can be removed, by keyboard', async () => {
  const own: OwnRepositoryNames = { names: [], code: null };
  await openSettings(
    '/settings',
    {},
    {
      'GET /users/repository-names': () => structuredClone(own),
      'PUT /users/repository-names/code': () =>
        (own.code = { text: 'pieces-7f3a', expiresAt: '2090-01-08T09:00:00.000Z' }),
      'DELETE /users/repository-names/{nameId}': () => {
        own.names = [];
      },
    },
  );
  await pressOn(button('Confirm a username'), '{Enter}');
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('pieces-7f3a');
  await expectAccessible();

  // The team's repository has sent the code meanwhile.
  own.names = [{ id: 3, host: 'codeberg.org', name: 'aino', project: 'Trail Finder' }];
  own.code = null;
  await pressOn(button('Check now'), '{Enter}');
  const remove = button('Remove aino on codeberg.org (Trail Finder)');
  await pressOn(remove, '{Enter}');
  await expect.element(remove).toHaveLength(0);
  await expect.element(button('Confirm a username')).toBeVisible();
});
