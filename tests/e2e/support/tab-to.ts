import type { Locator, Page } from '@playwright/test';
import { expect } from './pieces.ts';

type TabOptions = { most?: number; key?: 'Tab' | 'Shift+Tab' };

/** Presses Tab until the target has the focus, and expects a visible focus indicator. */
export async function tabTo(target: Locator, { most = 60, key = 'Tab' }: TabOptions = {}) {
  const page = target.page();
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let pressed = 0; pressed <= most; pressed++) {
    const state = await element?.evaluate(readFocus);
    if (state === 'focused') return expectFocusVisible(page);
    // Finding it again at every stop would take most of the time.
    if (state === 'gone') element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`Couldn't reach ${String(target)} with ${most} presses of ${key}.`);
}

/** Tabs to a field and replaces its text. */
export async function typeInto(target: Locator, text: string, options?: TabOptions) {
  const { keyboard } = target.page();
  await tabTo(target, options);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
}

export async function pressOn(target: Locator, key = 'Enter', options?: TabOptions) {
  await tabTo(target, options);
  await target.page().keyboard.press(key);
}

/** Expects the focus to be marked by an outline, a ring or, in a list, a background. */
export async function expectFocusVisible(page: Page) {
  await expect.poll(() => page.evaluate(describeFocus)).toBe('visible');
}

function readFocus(element: Node) {
  if (!element.isConnected) return 'gone';
  return element === document.activeElement ? 'focused' : 'elsewhere';
}

function describeFocus() {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
  const isClear = (color: string) => /^(transparent|rgba\(0, 0, 0, 0\))$/.test(color);
  const hasOutline =
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear(outlineColor);
  const hasBackground = element.matches('[data-highlighted], option') && !isClear(backgroundColor);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if ((hasOutline || hasBackground) && isOnScreen) return 'visible';
  return `not visible: ${element.outerHTML.slice(0, 200)}`;
}
