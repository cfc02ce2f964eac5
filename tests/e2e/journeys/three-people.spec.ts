import type { Page } from '@playwright/test';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { openClient } from '#tests/client.ts';
import { createRandom } from '#tests/random.ts';
import {
  boardOf,
  centerOf,
  getServerColumns,
  dragWithMouse,
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
import { startSecond } from '#tests/e2e/support/second-process.ts';

const changesEach = 6;
const shared = Array.from({ length: 8 }, (_, index) => `Shared ${index}`);

/** Performs random changes on the board, with occasional lost connections. */
async function work(page: Page, { index, random }: { index: number; random: Random }) {
  const { card, column } = boardOf(page);
  const made: string[] = [];
  let isOffline = false;
  for (let step = 0; step < changesEach; step += 1) {
    if (isOffline ? random(3) === 0 : random(12) === 0) {
      isOffline = !isOffline;
      await page.context().setOffline(isOffline);
    }
    const title = shared[random(shared.length)] ?? '';
    const dice = random(10);
    if (dice < 1 && !isOffline) {
      const name = `Made ${index}.${step}`;
      await create(page, name);
      made.push(name);
    } else if (dice < 5) {
      const status = ticketStatuses[random(3)] ?? 'Done';
      const to = await centerOf(column(status));
      // The ticket may have moved in the meantime, as it can for real users.
      await expect(() => dragWithMouse(page, card(title), to)).toPass();
      await dropWithMouse(page);
    } else {
      const option = page.getByRole('menuitem').first();
      // The card may be replaced between pressing and releasing the mouse, as it can for real users.
      await expect(async () => {
        if (!(await option.isVisible()))
          await page.getByRole('button', { name: `Move ${title} to…` }).click({ timeout: 5000 });
        await option.click({ timeout: 5000 });
      }).toPass();
    }
  }
  await page.context().setOffline(false);
  return made;
}

type Random = ReturnType<typeof createRandom>;

async function create(page: Page, title: string) {
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Made meanwhile.');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog).toHaveCount(0);
}

test('three people on two processes make 18 changes with lost connections: all boards end up equal', async ({
  pieces,
  openPage,
  signUp,
  signIn,
  expectConsole,
}) => {
  test.setTimeout(900_000);
  const people: Account[] = [];
  for (const name of ['Aino', 'Eetu', 'Kaisa']) people.push(await signUp(name));
  const [aino, eetu, kaisa] = people as [Account, Account, Account];
  const { id: projectId } = await createProject(aino);
  for (const person of [eetu, kaisa])
    await person.send('POST /projects/{projectId}/members', { params: { projectId } });
  for (const [index, title] of shared.entries())
    await createTicket(aino, projectId, { title, status: ticketStatuses[index % 3] });

  const second = await startSecond(pieces);
  const pages: Page[] = [];
  for (const [index, person] of people.entries()) {
    const url = index === 1 ? second.url : pieces.url;
    // Tall enough for all tickets, because only visible ones are rendered.
    const page = await openPage({ baseURL: url, viewport: { width: 1280, height: 2000 } });
    await signIn(page.context(), person);
    expectConsole(page, /ERR_INTERNET_DISCONNECTED|409|ERR_NETWORK/);
    pages.push(page);
  }
  await Promise.all(
    pages.map((page) => {
      // Loads lazily loaded code before connections are cut.
      const parts = ['toaster', 'move-menu', 'workspace-di'].map((part) =>
        page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
      );
      return Promise.all([openBoard(page, projectId), ...parts]);
    }),
  );
  const made = await Promise.all(
    pages.map((page, index) => work(page, { index, random: createRandom(index + 8) })),
  );

  for (const page of pages)
    await expect(page.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  const reader = { ...aino, ...openClient(pieces.url, aino.cookies) };
  const seenBy = async (page: Page): Promise<Record<string, string[]>> => {
    const { titles } = boardOf(page);
    const entries = ticketStatuses.map(async (status) => [status, await titles(status)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  const matchesServer = async (page: Page) =>
    JSON.stringify(await seenBy(page)) ===
    JSON.stringify(await getServerColumns(reader, projectId));
  // Events missed on a cut connection arrive with the next heartbeat, after 15 s.
  for (const page of pages) await expect.poll(() => matchesServer(page)).toBe(true);
  const stored = Object.values(await getServerColumns(reader, projectId)).flat();
  expect(stored.toSorted()).toEqual([...shared, ...made.flat()].toSorted());
  for (const page of pages) expect(await seenBy(page)).toEqual(await seenBy(pages[0] as Page));
  // Open pages log the lost connection in the console.
  for (const page of pages) await page.close();
  await second.stop();
});
