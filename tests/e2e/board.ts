import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TicketStatus } from '#contract/vocabulary.ts';
import type { Account } from './sign-up.ts';

/** The board as a person sees it and touches it. */
export function boardOf(page: Page) {
  const column = (status: TicketStatus) => page.getByRole('region', { name: status, exact: true });
  const card = (title: string) => page.getByRole('group', { name: title, exact: true });
  const titles = (status: TicketStatus) => column(status).getByRole('link').allTextContents();
  const show = (status: TicketStatus, expected: string[]) =>
    expect.poll(() => titles(status)).toEqual(expected);
  return { column, card, titles, show };
}

export async function openBoard(page: Page, projectId: number) {
  await page.goto(`/team-workspace/${projectId}`);
  const board = boardOf(page);
  await expect(board.column('Backlog')).toBeVisible();
  return board;
}

/** The columns as the server has them. */
export async function getServerColumns(person: Account, projectId: number) {
  const { body } = await person.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
  });
  const columns: Record<TicketStatus, string[]> = { Backlog: [], 'In Progress': [], Done: [] };
  for (const ticket of body.content) columns[ticket.status].push(ticket.title);
  return columns;
}

export async function centerOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, ...pick(box) };
}

const pick = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** Picks a card up with the mouse and leaves it in the air over another place. */
export async function dragWithMouse(page: Page, card: Locator, to: { x: number; y: number }) {
  const from = await centerOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 9);
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

/** A finger: it goes down, moves and goes up when told to. */
export async function touchscreenOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (x: number, y: number) => touch('touchStart', [{ x, y }]),
    move: (x: number, y: number) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
}

/** What appears at the edge of the screen; the same is spoken elsewhere. */
export const toastsOn = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** An urgent toast's button, which those who listen reach once the focus is in there. */
export const toastButton = (page: Page, name: string) =>
  toastsOn(page).getByRole('button', { name, includeHidden: true });

/**
 * A card that was picked up by key listens to arrows a moment after it says so: once the timers that
 * it has set by then are through.
 */
export const waitForKeyListeners = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
