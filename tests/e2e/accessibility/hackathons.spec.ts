import { expect, test } from '#tests/e2e/support/pieces.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';

test('no axe violations: the list, a new hackathon, and its settings', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const body = hackathonForm({ visibility: 'listed' });
  const { slug } = (await aino.send('POST /hackathons', { body })).body;
  const page = await openPage({ ...stillPage, person: aino });
  await openScreen(page, '/hackathons/live');
  await expectAccessible(page);
  await openScreen(page, '/hackathons/new');
  await page.getByText('More settings').click();
  await page.getByRole('button', { name: 'Create hackathon' }).click();
  await expectAccessible(page);
  await openScreen(page, `/hackathons/${slug}/settings`);
  await expect(page.getByRole('list', { name: 'The team behind it' })).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: signing up, an idea, and the people', async ({ openPage, signUp }) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const body = hackathonForm({ visibility: 'listed' });
  const { slug } = (await aino.send('POST /hackathons', { body })).body;
  await olena.send('PUT /hackathons/{slug}/people/me', {
    params: { slug },
    body: { ...signUpForm, isShown: true },
  });
  const page = await openPage({ ...stillPage, person: juno });
  await openScreen(page, `/hackathons/${slug}`);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Choose at least one kind of work')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Design', { exact: true }).check();
  await page.getByLabel('Experienced').check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Looking for a team' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have an idea' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  const organizer = await openPage({ ...stillPage, person: aino });
  await openScreen(organizer, `/hackathons/${slug}`);
  await organizer.getByRole('button', { name: 'Send announcement' }).click();
  await expectAccessible(organizer);
  await openScreen(organizer, `/hackathons/${slug}/people`);
  await expect(organizer.getByRole('link', { name: juno.name })).toBeVisible();
  await expectAccessible(organizer);
});

test('no axe violations: proposed teams, the menu of a person, and publishing', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const body = hackathonForm({ visibility: 'listed', teamLeast: 2 });
  const { slug } = (await aino.send('POST /hackathons', { body })).body;
  for (const name of ['Juno', 'Olena', 'Yuki', 'Eetu']) {
    const person = await signUp(name);
    await person.send('PUT /hackathons/{slug}/people/me', { params: { slug }, body: signUpForm });
  }
  const page = await openPage({ ...stillPage, person: aino });
  await openScreen(page, `/hackathons/${slug}/teams`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make teams' }).click();
  await expect(page.getByText(/teams? for 4 people/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish teams' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
