import { bySize, countActs } from '#tests/e2e/support/count-acts.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

test('an organizer has teams at a new hackathon in a few presses, as many on a phone as on a laptop', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const page = await openPage({ ...bySize, person: aino });
  const { counts, press, fill } = countActs();
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });

  await page.goto('/hackathons');
  await press(page.getByRole('link', { name: 'Organize' }));
  await fill(page.getByLabel('Name'), 'Night of Bells');
  await press(button('Create hackathon'));
  await expect(page.getByText('Nobody has signed up yet')).toBeVisible();
  await press(button('Copy link'));
  const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
  for (const person of [await signUp('Eetu'), await signUp('Juno')]) {
    const guest = await openPage({ person });
    const acts = countActs();
    await guest.goto(link.pathname + link.search);
    await acts.press(guest.getByLabel('Front-end'));
    await acts.press(guest.getByLabel('Some experience'));
    await acts.press(guest.getByRole('button', { name: 'Sign up', exact: true }));
    await expect(guest.getByRole('heading', { name: 'You’re signed up' })).toBeVisible();
    expect(acts.counts).toEqual({ presses: 3, fields: 0 });
  }
  await press(page.getByRole('link', { name: 'Teams', exact: true }));
  await press(button('Make teams'));
  await press(button('Publish teams'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish teams' }));
  await expect(page.getByText(/^Published 1 team$/)).toBeVisible();
  expect(counts).toEqual({ presses: 7, fields: 1 });
});
