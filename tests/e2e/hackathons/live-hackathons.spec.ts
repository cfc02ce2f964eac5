import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';

const hackathonOf = async (organizer: Account, fields = {}) =>
  (
    await organizer.send('POST /hackathons', {
      body: hackathonForm({ visibility: 'listed', ...fields }),
    })
  ).body;

const signUpFor = (person: Account, slug: string, fields = {}) =>
  person.send('PUT /hackathons/{slug}/people/me', {
    params: { slug },
    body: { ...signUpForm, ...fields },
  });

const people = (page: Page) => page.getByRole('list', { name: 'People', exact: true });
const row = (page: Page, { name }: { name: string }) =>
  people(page).getByRole('listitem').filter({ hasText: name });

test('someone creates a hackathon, and sees people come in by link, code and email, and go', async ({
  openPage,
  expectConsole,
  signUp,
  pieces,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const page = await openPage({ ...stillPage, person: aino });
  await page.goto('/hackathons');
  await page.getByRole('link', { name: 'Live hackathons' }).click();
  await page.getByRole('link', { name: 'Organize a hackathon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Name').fill('Night of Maps');
  await page.getByLabel('Smallest team').selectOption('2 people');
  await page.getByLabel('Design', { exact: true }).check();
  // A reload keeps what was typed.
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Night of Maps');
  await page.getByRole('button', { name: 'Create hackathon' }).click();

  await expect(page).toHaveTitle('People · Night of Maps · Pieces');
  await expect(page.getByText('Nobody has signed up yet')).toBeVisible();
  const url = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
  const code = await page.getByLabel('Code', { exact: true }).inputValue();
  await page.getByLabel('Email addresses').fill('eetu@elsewhere.test, eetu@elsewhere.test');
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('Invited 1 person')).toBeVisible();
  await expect(page.getByText('eetu@elsewhere.test')).toBeVisible();
  expect(await pieces.linkFor('eetu@elsewhere.test')).toContain(url.pathname);

  // By link, as `organizer.spec.ts` does.
  await signUpFor(juno, url.pathname.split('/').at(-1)!, { code, level: 'beginner' });
  await expect(row(page, juno)).toContainText('Front-end · Just starting out');

  // By code, however it's typed.
  const byCode = await openPage({ person: olena });
  await byCode.goto('/hackathons/live');
  await byCode.getByLabel('Have a code?').fill(code.toLowerCase());
  await byCode.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(byCode.getByRole('heading', { name: 'Night of Maps' })).toBeFocused();
  await byCode.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(byCode.getByText('Choose at least one kind of work')).toBeVisible();
  await expect(byCode.getByLabel('Front-end')).toBeFocused();
  await byCode.getByLabel('Design', { exact: true }).check();
  await byCode.getByLabel('Experienced').check();
  await byCode.getByRole('button', { name: 'Sign up', exact: true }).press('Enter');
  await expect(byCode.getByRole('heading', { name: 'You’re signed up' })).toBeFocused();
  await expect(row(page, olena)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `More actions for ${olena.name}` }).click();
  await page.getByRole('menuitem', { name: 'Mark absent' }).click();
  await expect(row(page, olena)).toContainText('Absent');
  await expect(byCode.getByRole('heading', { name: 'You’re marked as absent' })).toBeVisible();
  await page.getByRole('button', { name: `Mark present: ${olena.name}` }).click();
  await expect(byCode.getByRole('heading', { name: 'You’re signed up' })).toBeVisible();
  await page.getByRole('button', { name: /^Without a team/ }).click();
  await expect(people(page).getByRole('listitem')).toHaveCount(2);

  // Whoever is removed is out until they're let back in.
  expectConsole(byCode, /404 \(Not Found\)/);
  await page.getByRole('button', { name: `More actions for ${olena.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(people(page).getByRole('listitem')).toHaveCount(1);
  await byCode.reload();
  await expect(byCode.getByText('We can’t open this hackathon')).toBeVisible();
  await page.getByRole('button', { name: /^Removed/ }).click();
  await page.getByRole('button', { name: `Let back in: ${olena.name}` }).click();
  await expect(row(page, olena)).toBeHidden();
  await expect(page.getByText(`Invited ${olena.name} again`)).toBeVisible();
  await byCode.reload();
  await expect(byCode.getByText('Confirm that you’re coming')).toBeVisible();

  // A new link is sent to those who have the old one.
  await page.getByRole('button', { name: /^Everyone/ }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Replace link and code' }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('There’s a new link and code')).toBeVisible();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText('Has the old link')).toBeVisible();
  await page.getByRole('button', { name: 'Send the new link' }).click();
  await expect(page.getByText('Has the old link')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Invited by email' })).toBeFocused();
});

test('without the code, a hackathon that isn’t listed can’t be opened; a newcomer registers from the link and comes back to sign up', async ({
  openPage,
  signUp,
  pieces,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { slug, url, code, name } = await hackathonOf(aino, { visibility: 'link' });
  const { pathname, search } = new URL(url);
  const page = await openPage();
  expectConsole(page, /404 \(Not Found\)/);
  await page.goto(`/hackathons/${slug}`);
  await expect(page).toHaveTitle('Hackathon not found · Pieces');
  await page.getByLabel('Have a code?').fill('22222222');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('No hackathon has this code.', { exact: false })).toBeVisible();
  await page.getByLabel('Have a code?').fill(code);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goto(pathname + search);
  await page.getByRole('link', { name: 'Sign up to take part' }).click();
  const email = `fatima.${slug}@pieces.test`;
  await page.getByLabel('First Name').fill('Fatima');
  await page.getByLabel('Last Name').fill('Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByLabel('Confirm Password').fill('Correct4Horse');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/Registration successful!/)).toBeVisible();
  const link = new URL(await pieces.linkFor(email));
  await page.goto(link.pathname + link.search);
  await page.getByLabel('Testing').check();
  await page.getByLabel('Some experience').check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed up' })).toBeVisible();
});

test('someone starts a team for an idea, and another one joins it', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const { slug, name } = await hackathonOf(aino);
  for (const person of [juno, olena]) await signUpFor(person, slug, { isShown: true });
  const other = await openPage({ person: olena });
  await other.goto(`/hackathons/${slug}`);
  await expect(other.getByText('No teams yet.', { exact: false })).toBeVisible();
  const page = await openPage({ ...stillPage, person: juno });
  await page.goto(`/hackathons/${slug}`);
  await expect(page.getByRole('region', { name: 'Looking for a team' })).toContainText(olena.name);
  await page.getByRole('button', { name: 'I have an idea' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a team' });
  await dialog.getByLabel('Team name').fill('Night Ferry');
  await dialog.getByLabel('Your idea').fill('When the last ferry leaves.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start team' }).click();
  await expect(page).toHaveURL(/\/team-workspace\/\d+$/);

  const team = other.getByRole('article', { name: 'Night Ferry' });
  await team.getByRole('button', { name: 'Join Project' }).click();
  await expect(other.getByRole('heading', { name: 'Your team: Night Ferry' })).toBeVisible();
  await team.getByRole('link', { name: 'Night Ferry' }).click();
  await other.getByRole('link', { name }).click();
  await expect(other).toHaveURL(new RegExp(`/hackathons/${slug}$`));
});

test('an organizer changes the hackathon, asks someone to help, and cancels it', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { slug } = await hackathonOf(aino);
  await signUpFor(juno, slug);
  const page = await openPage({ person: aino });
  await page.goto(`/hackathons/${slug}`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Harbor Morning');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved the settings')).toBeVisible();
  await expect(page).toHaveTitle(/Harbor Morning/);

  await page.getByLabel('Find someone to help').fill(juno.name);
  await page.getByRole('button', { name: `Add ${juno.name} as a helper` }).click();
  await expect(page.getByLabel(`What ${juno.name} does`)).toHaveValue('helper');
  const helper = await openPage({ person: juno });
  await helper.goto(`/hackathons/${slug}/people`);
  await expect(people(helper)).toBeVisible();
  await helper.goto(`/hackathons/${slug}/settings`);
  await expect(helper).toHaveURL(new RegExp(`/hackathons/${slug}$`));

  await page.getByRole('button', { name: 'Cancel this hackathon' }).click();
  await page.getByLabel('Why?').fill('The library is closed that weekend.');
  await page.getByRole('button', { name: 'Cancel the hackathon' }).click();
  await expect(page.getByText('Canceled Harbor Morning')).toBeVisible();
  await helper.reload();
  await expect(helper.getByText('Canceled', { exact: true }).first()).toBeVisible();
});
