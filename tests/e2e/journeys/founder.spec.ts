import { bySize, countActs } from '#tests/e2e/support/count-acts.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

test('a founder has a team and three tickets in a few presses, as many on a phone as on a laptop', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const page = await openPage({ ...bySize, person: aino });
  const { counts, press, fill } = countActs();
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });

  await page.goto('/projects');
  await press(page.getByRole('link', { name: 'Create New Project' }).first());
  await fill(page.getByLabel('Project name'), `Bells of ${aino.lastName}`);
  await fill(page.getByLabel('Project description'), 'Which bell rings when, and why.');
  await press(button('Next'));
  await fill(page.getByRole('combobox', { name: 'Tech stack' }), 'Svelte');
  await press(button('Next'));
  await fill(page.getByRole('combobox', { name: 'Looking for' }), 'Designer');
  await press(button('Create Project'));
  // It leads home by itself.
  await expect(page).toHaveURL('/');
  const teams = page.getByRole('region', { name: 'Your teams' });
  await press(teams.getByRole('link', { name: `Bells of ${aino.lastName}` }));

  await press(button('Copy invitation link'));
  const invited = page.getByLabel('Your new link');
  const link = new URL(await invited.inputValue());
  await press(button('Add a ticket to Backlog'));
  for (const title of ['Draw the bell', 'Ring the bell', 'Hang the bell']) {
    await fill(page.getByLabel('Title'), title);
    counts.presses += 1;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  const guest = await openPage({ person: eetu });
  await guest.goto(link.pathname);
  await guest.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByLabel(/^Team of \d: .*Eetu /)).toBeVisible();
  expect(counts).toEqual({ presses: 10, fields: 7 });
});
