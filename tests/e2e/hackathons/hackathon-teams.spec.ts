import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { createPeopleForTeams } from '#tests/factories/participants.ts';
import { dropWithMouse, waitForKeyListeners } from '#tests/e2e/support/board.ts';
import { delayEffects } from '#tests/e2e/support/late-effects.ts';
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

test('an organizer moves people by menu, keyboard and mouse, and what they moved stays and never shows up in its old place', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp('Eetu')));
  const hackathon = await createFor(aino, people);
  const page = await openPage({ ...stillPage, person: aino });
  await page.goto(`/hackathons/${hackathon.slug}/teams`);
  await expect(page.getByRole('button', { name: 'Make teams' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make teams' }).press('Enter');
  await expect(page.getByText(/^\d+ teams for 6 people/)).toBeVisible();
  await expectAccessible(page);
  const names = await page
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: 'Without a team' })
    .allTextContents();
  const [first = '', second = ''] = names;
  const inFirst = await team(page, first).getByRole('group').all();
  const one = { name: (await inFirst[0]!.getAttribute('aria-label'))! };

  // By menu, and undone.
  await page.getByRole('button', { name: `Move ${one.name}`, exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: `Move to ${second}` }).press('Enter');
  await expect(member(page, second, one)).toBeFocused();
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(member(page, first, one)).toBeVisible();
  await saved(page);

  // By keyboard.
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

  // By mouse, to no team and from there into one.
  const two = {
    name: (await team(page, first).getByRole('group').first().getAttribute('aria-label'))!,
  };
  await drag(page, member(page, first, two), team(page, second));
  await expect(member(page, second, two)).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: 'Try another' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Publish teams' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^\d+ teams for 6 people/)).toBeVisible();
  const together = page
    .getByRole('region')
    .filter({ has: page.getByRole('group', { name: one.name, exact: true }) })
    .filter({ has: page.getByRole('group', { name: two.name, exact: true }) });
  await expect(together).toHaveCount(1);

  // Someone who is left out is named before publishing.
  await page.getByRole('button', { name: `Move ${two.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await expect(member(page, 'Without a team', two)).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Publish teams' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([two.name]);
  await dialog.getByRole('button', { name: 'Publish without them' }).click();
  await expect(page.getByText(/^Published \d+ teams?$/)).toBeVisible();

  await page.getByRole('button', { name: `Find a team for ${two.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText(new RegExp(`^${two.name} is on `))).toBeVisible();
  await expect(page.getByText('looking for a team')).toHaveCount(0);

  // Someone who was moved never shows up in their old team again, also where effects are late.
  const again = await createFor(aino, people);
  const late = await openPage({ person: aino });
  await late.addInitScript(delayEffects);
  await late.goto(`/hackathons/${again.slug}/teams`);
  await late.getByRole('button', { name: 'Make teams' }).click();
  await expect(late.getByText(/^\d+ teams for 6 people/)).toBeVisible();
  const [left, right] = await late.getByRole('list', { name: /^People on / }).all();
  const moved = left!.getByRole('group').first();
  const label = (await moved.getAttribute('aria-label'))!;
  const isBack = late.evaluateHandle(
    ({ list, person }) => {
      const seen = { again: false };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if ((node as Element).querySelector(`[aria-label="${person}"]`)) seen.again = true;
      }).observe(list, { childList: true });
      return seen;
    },
    { list: await left!.elementHandle(), person: label },
  );
  await moved.getByRole('button', { name: `Move ${label}`, exact: true }).click();
  await late
    .getByRole('menuitem', { name: /^Move to / })
    .first()
    .press('Enter');
  await expect(right!.getByRole('group', { name: label, exact: true })).toBeVisible();
  await saved(late);
  expect(await (await isBack).jsonValue()).toEqual({ again: false });
});

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
