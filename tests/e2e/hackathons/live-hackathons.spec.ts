import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import { signUpForm } from '#tests/factories/hackathons.ts';
import { toastsOn } from '#tests/e2e/support/board.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';

const signUpFor = (person: Account, slug: string, fields = {}) =>
  person.send('PUT /hackathons/{slug}/people/me', {
    params: { slug },
    body: { ...signUpForm, ...fields },
  });

const people = (page: Page) => page.getByRole('list', { name: 'People', exact: true });
const row = (page: Page, { name }: { name: string }) =>
  people(page).getByRole('listitem').filter({ hasText: name });

test('someone creates a hackathon, and sees people come in by link and code, and start a team', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno, olena] = [await signUp('Aino'), await signUp('Juno'), await signUp('Olena')];
  const page = await openPage({ ...stillPage, person: aino });
  await page.goto('/hackathons');
  await page.getByRole('link', { name: 'Live hackathons' }).click();
  await page.getByRole('link', { name: 'Organize a hackathon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Name').fill('Night of Maps');
  await page.getByLabel('Smallest team').selectOption('2 people');
  await page.getByRole('button', { name: 'Create hackathon' }).click();

  await expect(page).toHaveTitle('People · Night of Maps · Pieces');
  await expect(page.getByText('Nobody has signed up yet')).toBeVisible();
  const url = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
  const code = await page.getByLabel('Code', { exact: true }).inputValue();
  // By link, as `organizer.spec.ts` does.
  await signUpFor(juno, url.pathname.split('/').at(-1)!, { code, level: 'beginner' });
  await expect(row(page, juno)).toContainText('Front-end · Just starting out');

  // By code, however it's typed.
  const byCode = await openPage({ ...stillPage, person: olena });
  await byCode.goto('/hackathons/live');
  await byCode.getByLabel('Have a code?').fill(code.toLowerCase());
  await byCode.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(byCode.getByRole('heading', { name: 'Night of Maps' })).toBeFocused();
  await byCode.getByLabel('Design', { exact: true }).check();
  await byCode.getByLabel('Experienced').check();
  await byCode.getByRole('button', { name: 'Sign up', exact: true }).press('Enter');
  await expect(byCode.getByRole('heading', { name: 'You’re signed up' })).toBeFocused();
  await expect(row(page, olena)).toBeVisible();

  await page.getByRole('button', { name: `More actions for ${olena.name}` }).click();
  await page.getByRole('menuitem', { name: 'Mark absent' }).click();
  await expect(row(page, olena)).toContainText('Absent');
  await expect(byCode.getByRole('heading', { name: 'You’re marked as absent' })).toBeVisible();
  await page.getByRole('button', { name: `Mark present: ${olena.name}` }).click();
  await expect(byCode.getByRole('heading', { name: 'You’re signed up' })).toBeVisible();

  // Someone starts a team for an idea, and its space leads back to the hackathon.
  await toastsOn(byCode).getByRole('button', { name: 'Close message' }).first().click();
  await byCode.getByRole('button', { name: 'I have an idea' }).click();
  const dialog = byCode.getByRole('dialog', { name: 'Start a team' });
  await dialog.getByLabel('Team name').fill('Night Ferry');
  await dialog.getByLabel('Your idea').fill('When the last ferry leaves.');
  await expectAccessible(byCode);
  await dialog.getByRole('button', { name: 'Start team' }).click();
  await expect(byCode).toHaveURL(/\/team-workspace\/\d+$/);
  await expect(row(page, olena)).toContainText('Night Ferry');
  await byCode.getByRole('link', { name: 'Night of Maps' }).click();
  await expect(byCode.getByRole('heading', { name: 'Your team: Night Ferry' })).toBeVisible();
});
