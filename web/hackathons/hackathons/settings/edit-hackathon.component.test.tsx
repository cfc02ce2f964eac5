import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { listedHackathonOf, ownHackathonOf } from '#tests/components/hackathons.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { silence } from '#tests/components/tickets.ts';
import { typeOnWhileSaving } from '#tests/components/type-on-while-saving.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component as Live } from '#web/routes/hackathons/live.tsx';
import { Component as NewHackathon } from '#web/routes/hackathons/new.tsx';
import { Component } from '#web/routes/hackathons/settings.tsx';

const nameField = () => page.getByLabelText('Name', { exact: true }).first();

/** Opens the settings of a hackathon of Aino’s, with a server that keeps its name. */
async function openHackathonSettings() {
  const person = profileOf();
  const hackathon = ownHackathonOf({
    name: 'Night of Maps',
    can: { edit: true, chooseStaff: true, cancel: true },
  });
  const rename = (name: string) =>
    Object.assign(hackathon, { name, version: hackathon.version + 1 });
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /hackathons/{slug}': () => ({ ...hackathon }),
    'GET /hackathons/{slug}/staff': [
      { id: 8, name: 'Olena Shevchenko', avatar: null, role: 'helper' },
    ],
    'GET /notifications/events': silence,
    'PUT /hackathons/{slug}': ({ body }) =>
      body.version === hackathon.version
        ? { ...rename(body.name) }
        : refusal('stale_hackathon', { current: { ...hackathon } }),
  };
  signIn(person);
  const address = paths.hackathonSettings(hackathon.slug);
  await openScreen(Component, address, { pattern: patterns.hackathonSettings, answers });
  return { hackathon, rename, answers };
}

test('a hackathon’s settings keep what is typed while they’re saved', async () => {
  const { hackathon, answers } = await openHackathonSettings();
  await typeOnWhileSaving(answers, {
    key: 'PUT /hackathons/{slug}',
    field: nameField(),
    texts: ['Night of Maps', 'Day of Maps', 'Night of Maps'],
    saved: () => hackathon.name,
  });
  expect(hackathon.version).toBe(3);
});

test('a hackathon’s settings count as saved once they are', async () => {
  const { hackathon } = await openHackathonSettings();
  await nameField().fill('Day of Maps');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Saved the settings')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  await expect.element(nameField()).toHaveValue('Day of Maps');
  expect(hackathon.name).toBe('Day of Maps');
});

test('a hackathon’s settings come back after a reload, and can be discarded', async () => {
  const { rename } = await openHackathonSettings();
  const name = nameField();
  await expect.element(page.getByRole('list', { name: 'The team behind it' })).toBeVisible();
  await expectAccessible();
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

test('an organizer asks someone to help, replaces the code, and cancels with a reason', async () => {
  const { hackathon, answers } = await openHackathonSettings();
  const sent: object[] = [];
  const juno = { id: 9, name: 'Juno Berg', avatar: null };
  const olena = { id: 8, name: 'Olena Shevchenko', avatar: null, role: 'organizer' as const };
  Object.assign(answers, {
    'GET /hackathons/{slug}/found-people': [{ ...juno, state: null }],
    'PUT /hackathons/{slug}/staff/{userId}': ({ params, body }: any) => {
      sent.push({ ...params, ...body });
      answers['GET /hackathons/{slug}/staff'] = [olena, { ...juno, role: 'helper' }];
      return { ...juno, ...body };
    },
    'PUT /hackathons/{slug}/code': () => Object.assign(hackathon, { code: 'wxyz6789' }),
    'POST /hackathons/{slug}/cancellation': ({ body }: any) => {
      sent.push(body);
      return Object.assign(hackathon, { canceledAt: '2026-11-21T10:00:00.000Z' });
    },
  });
  await page.getByLabelText('Find someone to help').fill('Juno');
  await page.getByRole('button', { name: 'Add Juno Berg as a helper' }).click();
  await expect.element(page.getByLabelText('What Juno Berg does')).toHaveValue('helper');

  await page.getByRole('button', { name: 'Replace link and code' }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.element(page.getByText('There’s a new link and code').first()).toBeVisible();
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('wxyz6789');

  await page.getByRole('button', { name: 'Cancel this hackathon' }).click();
  await page.getByLabelText('Why?').fill('The library is closed.');
  await page.getByRole('button', { name: 'Cancel the hackathon' }).click();
  await expect.element(page.getByText('Canceled Night of Maps').first()).toBeVisible();
  expect(sent).toMatchObject([
    { userId: '9', role: 'helper' },
    { reason: 'The library is closed.' },
  ]);
});

test('the list shows hackathons of one’s own and those that are listed', async () => {
  const person = profileOf();
  signIn(person);
  await openScreen(Live, paths.liveHackathons, {
    answers: {
      'GET /users/profile': person,
      'GET /hackathons': {
        own: [listedHackathonOf({ slug: 'own', staffRole: 'organizer' })],
        listed: [listedHackathonOf({ id: 2, name: 'Day of Maps' })],
        past: [],
      },
    },
  });
  await expect.element(page.getByRole('link', { name: 'Day of Maps' })).toBeVisible();
  await expectAccessible();
});

test('a new hackathon needs a name, and tells its organizer once it’s ready', async () => {
  const person = profileOf();
  signIn(person);
  const answers: Answers = {
    'GET /users/profile': person,
    'POST /hackathons': ({ body }) => ownHackathonOf({ name: body.name }),
  };
  await openScreen(NewHackathon, paths.newHackathon, { answers });
  await page.getByText('More settings').click();
  await page.getByRole('button', { name: 'Create hackathon' }).click();
  await expect.element(page.getByText('Name is required')).toBeVisible();
  await expectAccessible();
  await nameField().fill('No');
  await expect.element(page.getByText('Name must be at least 3 characters long')).toBeVisible();
  await nameField().fill('Night of Maps');
  await page.getByRole('button', { name: 'Create hackathon' }).click();
  await expect
    .element(page.getByText('Night of Maps is ready. Share its link or code.'))
    .toBeVisible();
});
