import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TeamPreferences } from '#contract/people/preferences.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { openingOf } from '#tests/components/openings.ts';
import { profileOf, signIn } from '#tests/components/people.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { preferencesOf } from '#tests/components/screens/settings.tsx';
import { Component } from '#web/routes/for-you.tsx';

const button = (name: string) => page.getByRole('button', { name });
const card = (name: string) => page.getByRole('article', { name });
const heading = () => page.getByRole('heading', { name: 'For you', level: 1 });

/** Opens the teams for somebody, with a server that keeps what they say and dismiss. */
async function openForYou(fields: Partial<TeamPreferences> = {}) {
  const person = profileOf();
  const preferences = { ...preferencesOf(), ...fields };
  const dismissed = new Set<string>();
  signIn(person);
  const sent = await openScreen(Component, '/for-you', {
    answers: {
      'GET /users/profile': person,
      'GET /users/team-preferences': () => ({ ...preferences }),
      'PUT /users/team-preferences': ({ body: { disciplines, learns } }) =>
        Object.assign(preferences, { disciplines, learns, isSaved: true }),
      'GET /openings/for-me': () =>
        [openingOf(1, 'well'), openingOf(2, 'could')].filter(
          ({ project }) => !dismissed.has(String(project.id)),
        ),
      'PUT /openings/dismissals/{projectId}': ({ params }) =>
        void dismissed.add(params['projectId']!),
      'DELETE /openings/dismissals/{projectId}': ({ params }) =>
        void dismissed.delete(params['projectId']!),
      'PUT /users/notification-settings': { timeZone: 'Europe/Helsinki', emails: [] },
    },
  });
  return { preferences, sent };
}

test('someone answers what they look for, also across a reload, and then sees teams', async () => {
  const { preferences } = await openForYou();
  const data = page.getByLabelText('Data', { exact: true });
  await data.click();
  await page.getByLabelText('Technologies').fill('Svel');
  await page.getByRole('option', { name: 'Svelte', exact: true }).click();
  await reload();
  await expect.element(data).toBeChecked();
  await expectAccessible();
  await pressOn(button('Show me teams'), '{Enter}');
  await expect.element(card('Project 1').getByText('You know Figma, 1 of 1 skill')).toBeVisible();
  await expect.element(heading()).toHaveFocus();
  expect(preferences).toMatchObject({ disciplines: ['Data'], learns: ['Svelte'] });
  await expectAccessible();
});

test('a team that isn’t for someone goes away, and undoing brings it back', async () => {
  await openForYou({ isSaved: true, openingEmails: 'never' });
  await button('Not for me: Project 2').click();
  await expect.element(card('Project 2')).toHaveLength(0);
  await button('Undo').click();
  await expect.element(card('Project 2')).toBeVisible();
});

test('someone is asked once whether they want emails about openings', async () => {
  const { sent } = await openForYou({ isSaved: true });
  const offer = page.getByRole('region', { name: /^Do you want an email/ });
  await pressOn(offer.getByRole('button', { name: 'Weekly' }), '{Enter}');
  await expect.element(offer).toHaveLength(0);
  await expect.element(page.getByText(/^We’ll email you on Mondays/).first()).toBeVisible();
  const { body } = sent.find(({ key }) => key === 'PUT /users/notification-settings')!;
  expect(body).toEqual({ emails: [{ kind: 'openings_fit', email: 'weekly' }] });
});
