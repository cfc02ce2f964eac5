import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import { createProject } from '#tests/factories/projects.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('someone says what they look for, sees why teams fit, joins one, and lets others find them', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  for (const name of ['Lantern Walk', 'Night Bus'])
    await createProject(aino, { name, lookingFor: ['Data scientist'], techStack: ['Figma'] });
  // So that these two fit best among the projects of other tests.
  await juno.send('PUT /tech-stack', {
    body: { techStack: [{ technology: 'Figma', skillLevel: 'EXPERT' }] },
  });
  const page = await openPage({ ...stillPage, person: juno });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'For you' }).click();
  await expect(page.getByRole('heading', { name: 'For you', level: 1 })).toBeFocused();
  await page.getByLabel('Data', { exact: true }).check();
  await page.getByLabel('Technologies').fill('Svel');
  await page.getByRole('option', { name: 'Svelte', exact: true }).click();
  // A reload keeps the answers.
  await page.reload();
  await expect(page.getByLabel('Data', { exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show me teams' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'For you', level: 1 })).toBeFocused();
  const trail = card(page, 'Lantern Walk');
  await expect(trail.getByText('Data is on your list')).toBeVisible();
  await expect(trail.getByText('You know Figma, 1 of 1 skill')).toBeVisible();
  await expectAccessible(page);

  const quiet = card(page, 'Night Bus');
  await quiet.getByRole('button', { name: 'Not for me: Night Bus' }).click();
  await expect(quiet).toHaveCount(0);
  // Which card is next depends on the projects of other tests.
  await expect(page.getByRole('article').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quiet).toBeVisible();

  await trail.getByRole('link', { name: 'View project: Lantern Walk' }).click();
  await expect(page.getByText('Data is on your list').first()).toBeVisible();
  await page.getByRole('button', { name: 'Join as Data scientist' }).last().click();
  await expect(page.getByRole('link', { name: 'Open Team Space' }).first()).toBeVisible();
  await page.goto('/for-you');
  await expect(quiet).toBeVisible();
  await expect(trail).toHaveCount(0);

  // Emails about openings are only sent to those who want them, and that's asked once.
  const offer = page.getByRole('region', { name: /^Do you want an email/ });
  await offer.getByRole('button', { name: 'Weekly' }).press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(page.getByText('We’ll email you on Mondays', { exact: false })).toBeVisible();
  const { emails } = (await juno.send('GET /users/notification-settings')).body;
  expect(emails).toContainEqual({ kind: 'openings_fit', email: 'weekly' });
  await page.goto('/for-you');
  await expect(quiet).toBeVisible();
  await expect(offer).toHaveCount(0);

  // They let teams find them, a lead sees them, and they stop it in the settings.
  const { id } = await createProject(aino, { lookingFor: ['Designer'] });
  await page.goto('/for-you/preferences');
  await page.getByLabel('Let teams find me').check();
  await page.getByLabel('A note to teams (optional)').fill('I draw maps.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved what you’re looking for')).toBeVisible();

  const lead = await openPage({ ...stillPage, person: aino });
  await lead.goto(`/projects/${id}`);
  await lead.getByRole('link', { name: 'Find people for this role' }).click();
  const found = lead.getByRole('article', { name: juno.name });
  await expect(found).toContainText('I draw maps.');
  await found.getByText('See all reasons').click();
  await expectAccessible(lead);
  await found.getByRole('button', { name: `Invite ${juno.name}` }).click();
  const dialog = lead.getByRole('dialog', { name: `Invite ${juno.name}` });
  await expect(dialog.getByLabel('Role').getByRole('option', { selected: true })).toHaveText(
    'Designer',
  );
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(lead.getByText(`Invited ${juno.name} to`)).toBeVisible();

  await page.goto('/settings?section=privacy');
  await expect(page.getByText(/^Teams can find you until/)).toBeVisible();
  await page.getByRole('link', { name: 'Change what you’re looking for' }).click();
  await page.getByLabel('Let teams find me').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved what you’re looking for').last()).toBeVisible();
  const loaded = lead.waitForResponse(/\/people$/);
  await lead.reload();
  await loaded;
  await expect(lead.getByText('Loading')).toHaveCount(0);
  await expect(lead.getByRole('article', { name: juno.name })).toHaveCount(0);
});
