import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { ownHackathonOf } from '#tests/components/hackathons.ts';
import { openScreen, reload } from '#tests/components/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { silence } from '#tests/components/tickets.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/hackathons/settings.tsx';

test('a hackathon’s settings come back after a reload, and can be discarded', async () => {
  const person = profileOf();
  const hackathon = ownHackathonOf({ name: 'Night of Maps' });
  const rename = (name: string) =>
    Object.assign(hackathon, { name, version: hackathon.version + 1 });
  signIn(person);
  await openScreen(Component, paths.hackathonSettings(hackathon.slug), {
    pattern: patterns.hackathonSettings,
    answers: {
      'GET /users/profile': person,
      'GET /hackathons/{slug}': () => ({ ...hackathon }),
      'GET /hackathons/{slug}/staff': [],
      'GET /notifications/events': silence,
      'PUT /hackathons/{slug}': ({ body }) =>
        body.version === hackathon.version
          ? { ...rename(body.name) }
          : refusal('stale_hackathon', { current: { ...hackathon } }),
    },
  });
  const name = page.getByLabelText('Name', { exact: true }).first();
  await name.fill('Day of Maps');
  rename('Week of Maps');

  await reload();
  await expect.element(name).toHaveValue('Day of Maps');
  // It's still based on the older settings, so it doesn't replace the newer ones by accident.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Someone else changed these settings')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('Week of Maps');
  rename('Year of Maps');
  await reload();
  await expect.element(name).toHaveValue('Year of Maps');
  await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveLength(0);
});
