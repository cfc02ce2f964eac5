import type { Locator } from '@playwright/test';
import { pressOn, tabTo } from './tab-to.ts';

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A long page has many stops before the last one. */
const most = 250;

/** For a page that's used by keyboard on a laptop and by touch on a phone. */
export const everyMeans = { viewport: laptop, hasTouch: true } as const;

/**
 * Returns how to press controls by every means: Tab reaches each on a laptop, and a finger on a phone.
 * They're pressed with Enter and tapped in turn, and what follows is seen there.
 */
export function pressByEveryMeans() {
  let count = 0;
  return async (target: Locator) => {
    const page = target.page();
    count += 1;
    if (count % 2 === 0) {
      await tabTo(target, { most });
      await page.setViewportSize(phone);
      await target.tap();
    } else {
      await page.setViewportSize(phone);
      await target.tap({ trial: true });
      await page.setViewportSize(laptop);
      await pressOn(target, 'Enter', { most });
    }
  };
}

/** Fills in a field after going there with Tab. */
export async function type(target: Locator, text: string) {
  await tabTo(target, { most });
  await target.fill(text);
}

/** Chooses as in the phone's own list, after going there with Tab. `keyboard.spec.ts` does it by keys. */
export async function choose(target: Locator, option: string) {
  await tabTo(target, { most });
  await target.selectOption({ label: option });
}
