import type { Page } from '@playwright/test';
import { type Criterion } from '#contract/hackathons/criteria.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { isPut } from '#tests/e2e/support/is-put.ts';
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
  expectConsole,
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
  const [eetu, olena, mika, ida] = members as [Account, Account, Account, Account, ...Account[]];
  const hackathon = await startBuilding(aino, members, [juno, sofia, pia]);
  const { slug, params, ferries, parks, lights } = hackathon;

  // The browser's clock is days ahead, but the server's decides.
  const page = await openPage({ ...stillPage, person: eetu });
  expectConsole(page, /status of 40[09]/);
  await page.clock.setFixedTime(inMinutes(5 * 24 * 60));
  await page.goto(`/hackathons/${slug}`);
  await page.getByRole('link', { name: 'Submit your work' }).click();
  await expect(page).toHaveTitle('Your submission · Night of Maps · Pieces');
  await expect(page.getByText('Nothing is submitted yet.')).toBeVisible();
  await page.getByLabel('Title').fill('Ferries after midnight');
  await page.getByLabel('What did you build, and for whom?').fill('For **night** workers.');
  await page.getByLabel('Demo (optional)').fill('ferries');
  // A reload keeps what was typed.
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Ferries after midnight');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Demo must be a web address')).toBeVisible();
  await page.getByLabel('Demo (optional)').fill('https://ferries.example');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/^Saved .+ by Eetu/)).toBeVisible();

  // A teammate saves something else meanwhile, and both versions are there.
  await page.getByLabel('Title').fill('Ferries at night');
  await save(olena, ferries.id, { title: 'Night ferries', version: 1 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('heading', { name: /^Olena .+ saved another version$/ }),
  ).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Night ferries' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with mine' }).click();
  const saved = page.waitForResponse(isPut('/submission'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Saved your submission').last()).toBeVisible();
  await save(mika, parks.id, {});
  await save(ida, lights.id, { title: 'Lights at the bus stop' });

  // The end: what was saved counts, and what is typed after it doesn't.
  await page.getByLabel('Title').fill('Ferries, but late');
  await end(aino, slug);
  await page.clock.setFixedTime(inMinutes(-20));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Ask the organizers if you need more time/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Ferries, but late');
  await page.getByLabel('Title').fill('Ferries at night');
  await expect(page.getByText('The judges see this version.')).toBeVisible();

  // The page has the submissions dealt out, so that nobody waits for the schedule.
  const judge = await openPage({ ...stillPage, person: juno, fresh: true });
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
  // Requests that go by a route aren't cached.
  await judge.unroute(formatter);
  await judge.goto('/notifications');
  await judge
    .getByRole('link', { name: 'You have 3 submissions of Night of Maps to judge' })
    .click();
  await expect(judge.getByText('0 / 3')).toBeVisible();
  await ferry.getByRole('group', { name: /^Idea/ }).getByText('5').click();
  await ferry.getByRole('button', { name: 'Save scores' }).click();
  await expect(ferry.getByText('Choose a score from 1 to 5')).toBeVisible();
  await ferry.getByRole('group', { name: 'Craft' }).getByText('4').click();
  await ferry.getByLabel('Note for the organizers (optional)').fill('Works offline');
  await expectAccessible(judge);
  await ferry.getByRole('button', { name: 'Save scores' }).click();
  await expect(judge.getByText('1 / 3')).toBeVisible();
  const conflict = 'I have a conflict of interest with Quiet Parks';
  await judge.getByRole('button', { name: conflict }).click();
  await expect(judge.getByText('so another judge scores this one')).toBeVisible();
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
  const first = card(organizer, 'Night Ferry');
  await expect(first.getByText('1st')).toBeVisible();
  await first.getByLabel('Prize (optional)').fill('A weekend in Tartu');
  await organizer.reload();
  await expect(first.getByLabel('Prize (optional)')).toHaveValue('A weekend in Tartu');
  await expectAccessible(organizer);
  await organizer.getByRole('button', { name: 'Publish results' }).click();
  const dialog = organizer.getByRole('alertdialog').or(organizer.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Publish results' }).click();
  await expect(organizer.getByText(/^Published /)).toBeVisible();

  const visitor = await openPage(stillPage);
  await visitor.goto(`/hackathons/${slug}`);
  await visitor.getByRole('link', { name: 'Results' }).click();
  await expect(card(visitor, 'Night Ferry').getByText('A weekend in Tartu')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'How teams are ranked' })).toBeVisible();
  await card(visitor, 'Night Ferry').getByText('Read the submission').click();
  await expect(visitor.getByText('For night workers.')).toBeVisible();
  await expectAccessible(visitor);
  await card(visitor, 'Night Ferry').getByRole('link', { name: 'Night Ferry' }).click();
  await expect(visitor.getByText('1st place in Night of Maps')).toBeVisible();
});
