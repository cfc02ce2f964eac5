import type { Locator, Page } from '@playwright/test';
import { expect } from './pieces.ts';

type Way = { most?: number; key?: 'Tab' | 'Shift+Tab' };

/** Presses Tab until something has the focus, which has to be seen there; gives up after a while. */
export async function tabTo(target: Locator, { most = 60, key = 'Tab' }: Way = {}) {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed <= most; pressed++) {
    if (await hasFocus(target)) return expectFocusSeen(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} was not reached by ${most} presses of ${key}.`);
}

/** Goes to a field and fills it; what stood there is replaced. */
export async function typeInto(target: Locator, text: string) {
  const { keyboard } = target.page();
  await tabTo(target);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
}

export async function pressOn(target: Locator, key = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** What has the focus is marked by an outline, a ring or, in a list, a ground of its own. */
export async function expectFocusSeen(page: Page) {
  await expect.poll(() => page.evaluate(lookAtFocus)).toMatchObject({ isSeen: true });
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

function lookAtFocus() {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
  const isClear = (colour: string) => /^(transparent|rgba\(0, 0, 0, 0\))$/.test(colour);
  const hasOutline =
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear(outlineColor);
  const hasGround = element.hasAttribute('data-highlighted') && !isClear(backgroundColor);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return {
    isSeen: (hasOutline || hasGround) && isOnScreen,
    element: element.outerHTML.slice(0, 200),
  };
}
