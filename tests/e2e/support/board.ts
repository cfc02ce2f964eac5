import { type Locator, type Page, expect } from '@playwright/test';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import type { Account } from './sign-up.ts';

/** Locators and checks for the board. */
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

/** Returns the titles in each column, as stored on the server. */
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
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, ...pick(box) };
}

const pick = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** Picks up a card with the mouse and drags it to a point without dropping it. */
export async function dragWithMouse(page: Page, card: Locator, to: { x: number; y: number }) {
  const from = await centerOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 9);
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

/** Waits until the page has done all that is waiting, so that it shows where a dragged card would drop. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));

/**
 * Releases the mouse after a drag, as soon as one would see where the card drops. dnd-kit swallows clicks
 * for a moment after that; waits until it ends.
 */
export async function dropWithMouse(page: Page) {
  await waitUntilIdle(page);
  await page.mouse.up();
  await page.waitForFunction(() => {
    const target = document.body.appendChild(document.createElement('i'));
    let isReached = false;
    target.addEventListener('click', () => (isReached = true));
    target.dispatchEvent(new MouseEvent('click'));
    target.remove();
    return isReached;
  });
}

/** Simulates a finger on the touchscreen. */
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

/** The visible toasts; screen readers get the same text elsewhere. */
export const toastsOn = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A button in an urgent toast, which is hidden from screen readers until the toast has the focus. */
export const toastButton = (page: Page, name: string) =>
  toastsOn(page).getByRole('button', { name, includeHidden: true });

/**
 * A card picked up by keyboard announces it before it listens for arrow keys, which it starts in a
 * timer. Waits for that timer.
 */
export const waitForKeyListeners = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
