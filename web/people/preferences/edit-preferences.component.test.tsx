import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { preferencesOf } from '#tests/components/screens/settings.tsx';
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

test('someone lets teams find them, with a note, and stops that', async () => {
  const person = profileOf();
  const preferences = preferencesOf();
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /users/team-preferences': () => ({ ...preferences }),
    'PUT /users/team-preferences': ({ body: { findable, ...body } }) =>
      Object.assign(preferences, body, { findableUntil: findable ? '2090-01-31' : null }),
  };
  const findMe = page.getByLabelText('Let teams find me');
  const save = page.getByRole('button', { name: 'Save changes' });
  signIn(person);
  await openScreen(Component, '/for-you/preferences', { answers });
  await findMe.click();
  await page.getByLabelText('A note to teams (optional)').fill('I draw maps.');
  await save.click();
  await expect.poll(url).toBe('/for-you');
  expect(preferences).toMatchObject({ note: 'I draw maps.', findableUntil: '2090-01-31' });

  history.back();
  await expect.element(findMe).toBeChecked();
  await expect.element(page.getByText(/Teams can find you until Jan 31, 2090\.$/)).toBeVisible();
  await findMe.click();
  await save.click();
  await expect.poll(() => preferences.findableUntil).toBe(null);
});
