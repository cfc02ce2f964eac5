import { expect, type Locator } from '@playwright/test';

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Touch makes controls larger, so they're also harder to fit. */
export const bySize = { viewport: laptop, hasTouch: true } as const;

/**
 * Presses and fills in, and counts how often. The screen changes between a laptop and a phone from act to
 * act, and each control has to be there on both.
 */
export function countActs() {
  const counts = { presses: 0, fields: 0 };
  const turn = async (target: Locator) => {
    const page = target.page();
    await page.setViewportSize(page.viewportSize()?.width === phone.width ? laptop : phone);
  };
  const press = async (target: Locator) => {
    counts.presses += 1;
    await target.click({ trial: true });
    await turn(target);
    await target.click();
  };
  const fill = async (field: Locator, text: string) => {
    counts.fields += 1;
    await expect(field).toBeVisible();
    await turn(field);
    await field.fill(text);
  };
  return { counts, press, fill };
}
