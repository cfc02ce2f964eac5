import {
  boardOf,
  centerOf,
  getServerColumns,
  dragWithMouse,
  touchscreenOf,
  openBoard,
  dropWithMouse,
} from '#tests/e2e/support/board.ts';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

async function createBoard(person: Account) {
  const project = await createProject(person);
  for (const title of ['One', 'Two', 'Three']) await createTicket(person, project.id, { title });
  await createTicket(person, project.id, { title: 'Four', status: 'In Progress' });
  return project.id;
}

test.describe('by mouse', () => {
  test('moves a ticket to an empty column, within a column, and to another column and position', async ({
    openPage,
    signUp,
  }) => {
    const aino = await signUp();
    const projectId = await createBoard(aino);
    const page = await openPage({ person: aino });
    const { card, column, show } = await openBoard(page, projectId);
    await dragWithMouse(page, card('Two'), await centerOf(column('Done')));
    await dropWithMouse(page);
    await show('Done', ['Two']);
    const three = await centerOf(card('Three'));
    await dragWithMouse(page, card('One'), { x: three.x, y: three.y + three.height });
    await dropWithMouse(page);
    await show('Backlog', ['Three', 'One']);
    await page.reload();
    await show('Backlog', ['Three', 'One']);
    await show('Done', ['Two']);

    const four = await centerOf(card('Four'));
    await dragWithMouse(page, card('One'), { x: four.x, y: four.y - four.height / 2 });
    await dropWithMouse(page);
    await show('In Progress', ['One', 'Four']);
    await show('Backlog', ['Three']);
    await expect
      .poll(() => getServerColumns(aino, projectId))
      .toEqual({
        Backlog: ['Three'],
        'In Progress': ['One', 'Four'],
        Done: ['Two'],
      });
    await expect(page).toHaveURL(/team-workspace/);
  });

  test('starts after 10 px, rotates the card by 5 degrees and opens a gap where it would drop, without hover styles; Escape cancels, and a click opens the ticket', async ({
    openPage,
    signUp,
  }) => {
    const aino = await signUp();
    const page = await openPage({ person: aino });
    const { card, column, show } = await openBoard(page, await createBoard(aino));
    const link = card('Four').getByRole('link');
    const target = await centerOf(link);
    await page.mouse.move(target.x, target.y);
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    const from = await centerOf(card('One'));
    const inTheAir = page.locator('.rotate-5');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 9);
    await expect(inTheAir).toHaveCount(0);
    await page.mouse.move(from.x, from.y + 12);
    await expect(inTheAir).toHaveCSS('rotate', '5deg');

    // Other cards show no hover style.
    await page.mouse.move(target.x, target.y, { steps: 8 });
    // The card has made room, so follow its title.
    await expect.poll(async () => (await centerOf(link)).y).toBeGreaterThan(target.y + 60);
    const moved = await centerOf(link);
    await page.mouse.move(moved.x, moved.y);
    await expect.poll(() => link.evaluate((element) => element.matches(':hover'))).toBe(false);
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    await page.keyboard.press('Escape');
    await dropWithMouse(page);
    await show('Backlog', ['One', 'Two', 'Three']);

    // The gap is as high as the card, and none is left behind.
    const topOf = async (title: string) => (await card(title).boundingBox())?.y ?? 0;
    const [one, two, three, four] = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) => centerOf(card(title))),
    );
    const tops = { one: await topOf('One'), two: await topOf('Two'), four: await topOf('Four') };
    const step = tops.two - tops.one;
    await dragWithMouse(page, card('One'), { x: one!.x + 4, y: one!.y });
    await expect.poll(() => topOf('Two')).toBe(tops.two);
    await page.mouse.move(two!.x, two!.y + 10, { steps: 4 });
    await expect.poll(() => topOf('Two')).toBe(tops.one);
    await expect.poll(async () => (await centerOf(card('Three'))).y).toBe(three!.y);
    await page.mouse.move(four!.x, four!.y - 10, { steps: 8 });
    await expect.poll(() => topOf('Four')).toBe(tops.four + step);
    await expect.poll(() => topOf('Two')).toBe(tops.one);
    await expect(column('In Progress').getByRole('link')).toHaveText(['Four']);
    await dropWithMouse(page);
    await expect.poll(() => topOf('One')).toBe(tops.four);
    await expect.poll(() => topOf('Four')).toBe(tops.four + step);

    // Letting go over the title doesn’t open the ticket.
    const title = await centerOf(card('Two').getByRole('link'));
    await page.mouse.move(title.x, title.y);
    await page.mouse.down();
    await page.mouse.move(title.x + 30, title.y, { steps: 5 });
    await expect(inTheAir).toBeVisible();
    await page.mouse.move(title.x, title.y, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page).toHaveURL(/team-workspace/);
    // The next click is one again.
    await card('Two').getByRole('link').click();
    await expect(page).toHaveURL(/\/tickets\//);
    await page.goBack();
    await page.getByRole('link', { name: 'Three' }).click();
    await expect(page.getByRole('heading', { name: 'Three' })).toBeVisible();
  });
});

test.describe('by touch', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('moves within a column and to the next one after a press of 250 ms', async ({
    openPage,
    signUp,
  }) => {
    const aino = await signUp();
    const projectId = await createBoard(aino);
    const page = await openPage({ person: aino, ...phone });
    const { card, show } = await openBoard(page, projectId);
    const finger = await touchscreenOf(page);
    const spoken = page.locator('[id^=DndLiveRegion]');
    const [one, three] = [await centerOf(card('One')), await centerOf(card('Three'))];

    await finger.down(one.x, one.y);
    await expect(page.locator('.rotate-5')).toBeVisible();
    await finger.move(three.x, three.y);
    await finger.move(three.x, three.y + three.height);
    // The drop goes to the announced position, which follows the finger a moment later.
    await expect(spoken).toHaveText('One: Backlog, position 3 of 3.');
    await finger.up();
    await show('Backlog', ['Two', 'Three', 'One']);

    const two = await centerOf(card('Two'));
    await finger.down(two.x, two.y);
    await expect(page.locator('.rotate-5')).toBeVisible();
    // The board scrolls at the edge of the screen.
    const target = boardOf(page).column('In Progress');
    await expect(async () => {
      await finger.move(385, two.y);
      await finger.move(384, two.y);
      expect((await target.boundingBox())?.x).toBeLessThan(200);
    }).toPass();
    await expect(async () => {
      const { x } = await centerOf(target);
      await finger.move(x, two.y + 10);
      await finger.move(x + 1, two.y + 10);
      await expect(spoken).toHaveText(/^Two: In Progress/, { timeout: 200 });
      // Until the board has come to rest, the column may slip away from under the finger.
      expect((await centerOf(target)).x).toBe(x);
    }).toPass();
    await expect(target).toHaveCSS('outline-style', 'solid');
    await finger.up();
    await expect
      .poll(async () => (await getServerColumns(aino, projectId)).Backlog)
      .toEqual(['Three', 'One']);
  });

  test('a swipe scrolls without dragging', async ({ openPage, signUp }) => {
    const aino = await signUp();
    const page = await openPage({ person: aino, ...phone });
    await page.clock.install();
    const { card, show } = await openBoard(page, await createBoard(aino));
    const finger = await touchscreenOf(page);
    const one = await centerOf(card('One'));
    // Even on a slow machine, the finger doesn't stay long enough to pick up the card.
    await page.clock.pauseAt(Date.now() + 60_000);
    await finger.down(one.x, one.y);
    await finger.move(one.x - 30, one.y);
    await page.clock.runFor(1000);
    await finger.move(one.x - 150, one.y);
    await expect(page.locator('.rotate-5')).toHaveCount(0);
    await finger.up();
    await page.clock.resume();
    await show('Backlog', ['One', 'Two', 'Three']);
  });
});
