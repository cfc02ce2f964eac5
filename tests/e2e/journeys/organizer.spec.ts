import { signUp as signUpFor } from '#tests/factories/hackathons.ts';
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
  const guest = await openPage({ ...bySize, person: await signUp('Eetu') });
  const acts = countActs();
  await guest.goto(link.pathname + link.search);
  await acts.press(guest.getByLabel('Front-end'));
  await acts.press(guest.getByLabel('Some experience'));
  await acts.press(guest.getByRole('button', { name: 'Sign up', exact: true }));
  await expect(guest.getByRole('heading', { name: 'You’re signed up' })).toBeVisible();
  expect(acts.counts).toEqual({ presses: 3, fields: 0 });
  const slug = link.pathname.split('/').at(-1)!;
  const code = link.searchParams.get('code')!;
  for (let others = 0; others < 7; others += 1)
    await signUpFor(await signUp('Juno'), { slug }, { code });
  await expect(page.getByRole('button', { name: 'Everyone 8' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Teams', exact: true }));
  await press(button('Make teams'));
  await expect(page.getByText(/^\d+ teams for 8 people/)).toBeVisible();
  await press(button('Publish teams'));
  const dialog = page.getByRole('dialog', { name: /^Publish \d+ teams\?$/ });
  await expect(
    dialog.getByText('Everyone who wants us to find them a team has one.'),
  ).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Publish teams' }));
  await expect(page.getByText(/^Published \d+ teams$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeFocused();
  expect(counts).toEqual({ presses: 7, fields: 1 });

  // Everyone's open page follows.
  await expect(guest.getByRole('heading', { name: /^Your team: / })).toBeVisible();
  await guest.getByRole('link', { name: 'Open Team Space' }).first().click();
  await expect(guest.getByRole('button', { name: 'Create Ticket' })).toBeVisible();
});
