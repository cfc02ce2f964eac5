import type { Page } from '@playwright/test';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { createPeopleForTeams } from '#tests/factories/participants.ts';
import { dropWithMouse, waitForKeyListeners } from '#tests/e2e/support/board.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';

const create = async (organizer: Account, fields = {}): Promise<Hackathon> =>
  (
    await organizer.send('POST /hackathons', {
      body: hackathonForm({ visibility: 'listed', ...fields }),
    })
  ).body;

/** Signs someone up with other answers for each index. */
async function takePart(person: Account, { slug }: Hackathon, index: number) {
  const { isBeginner, ...answers } = createPeopleForTeams(40, 7)[index]!;
  await person.send('PUT /hackathons/{slug}/people/me', {
    params: { slug },
    body: {
      ...signUpForm,
      ...answers,
      level: isBeginner ? 'beginner' : 'some',
    },
  });
}

/** A hackathon in which these people want teams. */
async function createFor(organizer: Account, people: Account[]) {
  const hackathon = await create(organizer, { teamLeast: 2, teamMost: 4 });
  await Promise.all(people.map((person, index) => takePart(person, hackathon, index)));
  return hackathon;
}

const team = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const member = (page: Page, teamName: string, { name }: { name: string }) =>
  team(page, teamName).getByRole('group', { name, exact: true });
const saved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Publish teams' })).not.toHaveAttribute('aria-busy');

test('an organizer moves people by keyboard and mouse, and what they moved stays until it’s published', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp('Eetu')));
  const hackathon = await createFor(aino, people);
  const page = await openPage({ person: aino });
  await page.goto(`/hackathons/${hackathon.slug}/teams`);
  await page.getByRole('button', { name: 'Make teams' }).press('Enter');
  await expect(page.getByText(/^\d+ teams for 6 people/)).toBeVisible();
  const names = await page
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: 'Without a team' })
    .allTextContents();
  const [first = '', second = ''] = names;
  const [one, two] = (await nameMembers(page, first)) as [Named, Named];

  await member(page, first, one).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${one.name}.`)).toBeAttached();
  await waitForKeyListeners(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${one.name}: ${second}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(member(page, second, one)).toBeFocused();
  await expect(page.getByRole('button', { name: `Keep ${one.name} on this team` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await saved(page);
  await drag(page, member(page, first, two), team(page, second));
  await expect(member(page, second, two)).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: 'Try another' }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByText(/^\d+ teams for 6 people/)).toBeVisible();
  const together = page
    .getByRole('region')
    .filter({ has: page.getByRole('group', { name: one.name, exact: true }) })
    .filter({ has: page.getByRole('group', { name: two.name, exact: true }) });
  await expect(together).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish teams' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Published \d+ teams?$/)).toBeVisible();
});

type Named = { name: string };

const nameMembers = (page: Page, teamName: string): Promise<Named[]> =>
  team(page, teamName)
    .getByRole('group')
    .evaluateAll((cards) => cards.map((card) => ({ name: card.getAttribute('aria-label') ?? '' })));

async function drag(
  page: Page,
  from: ReturnType<Page['locator']>,
  to: ReturnType<Page['locator']>,
) {
  await from.scrollIntoViewIfNeeded();
  const start = (await from.boundingBox())!;
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + start.height / 2, { steps: 3 });
  const end = (await to.boundingBox())!;
  await page.mouse.move(end.x + end.width / 2, end.y + 30, { steps: 8 });
  await dropWithMouse(page);
}
