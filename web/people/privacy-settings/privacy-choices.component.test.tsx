import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PrivacySettings } from '#contract/people/privacy-settings.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { choose, expectChosen } from '#tests/components/selects.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

/** Opens the choices about privacy, with a server that keeps them. */
async function openChoices() {
  const privacy: PrivacySettings = {
    invitations: 'anyone',
    profile: 'everyone',
    searchEngines: false,
  };
  const { sent } = await openSettings(
    '/settings?section=privacy',
    {},
    {
      'GET /users/privacy-settings': () => ({ ...privacy }),
      'PUT /users/privacy-settings': ({ body }) => Object.assign(privacy, body),
    },
  );
  return { privacy, sent };
}

test('the choice of who can see my profile says no more about search engines if it isn’t everyone', async () => {
  const { privacy } = await openChoices();
  const searchEngines = page.getByLabelText('Search engines');
  await expect.element(searchEngines).toHaveValue('no');
  await choose({ name: 'Who can see my profile', option: 'My teams' });
  await expect.poll(() => privacy.profile).toBe('teams');
  await expect.element(searchEngines).toHaveLength(0);
  await reload();
  await expectChosen('Who can see my profile', 'My teams');
});

test('the choice of who can invite me to a team is saved immediately', async () => {
  const { privacy, sent } = await openChoices();
  await choose({ name: 'Who can invite me to a team', option: 'Nobody' });
  await expect.poll(() => sent.some(({ key }) => key.startsWith('PUT'))).toBe(true);
  await expect
    .poll(() => privacy)
    .toEqual({
      invitations: 'nobody',
      profile: 'everyone',
      searchEngines: false,
    });
  await reload();
  await expect.element(page.getByLabelText('Who can invite me to a team')).toHaveValue('nobody');
  await expectChosen('Who can invite me to a team', 'Nobody');
});
