import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, reload } from '#tests/components/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { preferencesOf } from '#tests/components/settings.tsx';
import { Component } from '#web/routes/people/preferences.tsx';

test('a technology that was typed comes back after a reload', async () => {
  const person = profileOf();
  signIn(person);
  const answers = { 'GET /users/profile': person, 'GET /users/team-preferences': preferencesOf() };
  await openScreen(Component, '/for-you/preferences', { answers });
  await page.getByRole('combobox', { name: 'Technologies' }).fill('Elm');
  // As the browser says before it leaves the page.
  window.dispatchEvent(new Event('pagehide'));
  await reload();
  const added = page.getByRole('list', { name: 'Technologies' }).getByRole('listitem');
  await expect.poll(() => textsOf(added)).toEqual(['Elm']);
});
