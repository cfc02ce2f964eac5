import type { Page } from '@playwright/test';
import { type Criterion } from '#contract/hackathons/criteria.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const criteria: Criterion[] = [
  { name: 'Idea', weight: 2 },
  { name: 'Craft', weight: 1 },
];

/** A hackathon that builds already, with three teams of two and three judges. */
async function startBuilding(organizer: Account, members: Account[], judges: Account[]) {
  const body = hackathonForm({
    name: 'Night of Maps',
    visibility: 'listed',
    startsAt: inMinutes(-30),
    closesAt: inMinutes(60),
    endsAt: inMinutes(60),
    criteria,
  });
  const { slug } = (await organizer.send('POST /hackathons', { body })).body;
  const params = { slug };
  for (const person of members)
    await person.send('PUT /hackathons/{slug}/people/me', { params, body: signUpForm });
  const [eetu, olena, mika, ...others] = members as [Account, Account, Account, ...Account[]];
  const start = async (person: Account, name: string) => {
    const team = { name, description: 'A map of the night' };
    return (await person.send('POST /hackathons/{slug}/teams', { params, body: team })).body;
  };
  const [ferries, parks] = [await start(eetu, 'Night Ferry'), await start(mika, 'Quiet Parks')];
  const [lamps, ...mates] = others as [Account, Account, Account];
  const lights = await start(lamps, 'Bus Lights');
  for (const [at, team] of [ferries, parks, lights].entries())
    await [olena, ...mates][at]!.send('POST /projects/{projectId}/members', {
      params: { projectId: team.id },
    });
  for (const { id: userId } of judges)
    await organizer.send('PUT /hackathons/{slug}/staff/{userId}', {
      params: { slug, userId },
      body: { role: 'judge' },
    });
  return { slug, params, ferries, parks, lights };
}

/** Ends a hackathon as its organizer does, and waits until it's over. */
async function end(organizer: Account, slug: string) {
  const params = { slug };
  const { body: current } = await organizer.send('GET /hackathons/{slug}', { params });
  const endsAt = new Date(Date.now() + 300).toISOString();
  const body = { ...current, closesAt: endsAt, endsAt };
  await organizer.send('PUT /hackathons/{slug}', { params, body });
  const readPhase = async () =>
    (await organizer.send('GET /hackathons/{slug}', { params })).body.phase;
  await expect.poll(readPhase).toBe('ended');
}

const submission = { title: 'Quiet parks', text: 'Where birds are louder than cars.', version: 0 };
const save = (person: Account, projectId: number, fields: object) =>
  person.send('PUT /projects/{projectId}/submission', {
    params: { projectId },
    body: { ...submission, ...fields },
  });

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('a team submits, judges score, and everyone sees the results', async ({
  openPage,
  signUp,
}) => {
  const names = ['Aino', 'Juno', 'Sofia', 'Pia', 'Eetu', 'Olena', 'Mika', 'Ida', 'Noor', 'Timo'];
  const everyone = await Promise.all(names.map((name) => signUp(name)));
  const [aino, juno, sofia, pia, ...members] = everyone as [
    Account,
    Account,
    Account,
    Account,
    ...Account[],
  ];
  const [eetu, , mika, ida] = members as [Account, Account, Account, Account, ...Account[]];
  const hackathon = await startBuilding(aino, members, [juno, sofia, pia]);
  const { slug, params, ferries, parks, lights } = hackathon;

  const page = await openPage({ ...stillPage, person: eetu });
  await page.goto(`/hackathons/${slug}`);
  await page.getByRole('link', { name: 'Submit your work' }).click();
  await expect(page).toHaveTitle('Your submission · Night of Maps · Pieces');
  await expect(page.getByText('Nothing is submitted yet.')).toBeVisible();
  await page.getByLabel('Title').fill('Ferries at night');
  await page.getByLabel('What did you build, and for whom?').fill('For **night** workers.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/^Saved .+ by Eetu/)).toBeVisible();
  await expectAccessible(page);
  await save(mika, parks.id, {});
  await save(ida, lights.id, { title: 'Lights at the bus stop' });
  await end(aino, slug);

  // The page has the submissions dealt out, so that nobody waits for the schedule.
  const judge = await openPage({ ...stillPage, person: juno });
  const formatter = /\/markdown-[\w-]{7}\.js$/;
  const letFormat = await holdBack(judge, formatter);
  await judge.goto(`/hackathons/${slug}/judging`);
  await expect(judge.getByText('0 / 3')).toBeVisible();
  // Scores stay where they are when a paragraph above them is formatted.
  const ferry = card(judge, 'Ferries at night');
  await expect(ferry.getByText('For **night** workers.')).toBeVisible();
  const before = await ferry.getByRole('button', { name: 'Save scores' }).boundingBox();
  letFormat();
  await expect(ferry.locator('strong', { hasText: 'night' })).toBeVisible();
  expect(await ferry.getByRole('button', { name: 'Save scores' }).boundingBox()).toEqual(before);
  await judge.goto('/notifications');
  await judge
    .getByRole('link', { name: 'You have 3 submissions of Night of Maps to judge' })
    .click();
  await ferry.getByRole('group', { name: /^Idea/ }).getByText('5').click();
  await ferry.getByRole('group', { name: 'Craft' }).getByText('4').click();
  await ferry.getByRole('button', { name: 'Save scores' }).click();
  await expect(judge.getByText('1 / 3')).toBeVisible();
  const key = 'PUT /hackathons/{slug}/judgements/{projectId}';
  for (const [person, value] of [
    [sofia, 3],
    [pia, 4],
  ] as const)
    for (const [projectId, less] of [
      [ferries.id, 0],
      [parks.id, 1],
      [lights.id, 2],
    ] as const) {
      const scores = [value - less, value - less];
      await person.send('POST /hackathons/{slug}/judging', { params });
      await person.send(key, { params: { slug, projectId }, body: { scores } });
    }

  const organizer = await openPage({ ...stillPage, person: aino });
  await organizer.goto(`/hackathons/${slug}/judging`);
  await expect(organizer.getByText('Done, 3 scored')).toHaveCount(2);
  await organizer.getByRole('link', { name: 'Results' }).click();
  await expect(
    organizer.getByText('Fewer than 3 judges have scored Quiet Parks (2) and Bus Lights (2).'),
  ).toBeVisible();
  await card(organizer, 'Night Ferry').getByLabel('Prize (optional)').fill('A weekend in Tartu');
  await organizer.getByRole('button', { name: 'Publish results' }).click();
  await organizer.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(organizer.getByText(/^Published /)).toBeVisible();

  const visitor = await openPage(stillPage);
  await visitor.goto(`/hackathons/${slug}`);
  await visitor.getByRole('link', { name: 'Results' }).click();
  const winner = card(visitor, 'Night Ferry');
  await expect(winner.getByText('A weekend in Tartu')).toBeVisible();
  await winner.getByText('Read the submission').click();
  await expect(visitor.getByText('For night workers.')).toBeVisible();
  await expectAccessible(visitor);
  await winner.getByRole('link', { name: 'Night Ferry' }).click();
  await expect(visitor.getByText('1st place in Night of Maps')).toBeVisible();
});
