import type { Locator } from '@playwright/test';

/** A laptop, and a phone. */
export const ways = [
  ['on a laptop', { viewport: { width: 1280, height: 800 }, hasTouch: false }],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const;

/** Presses and fills in, and counts how often. */
export function countActs() {
  const counts = { presses: 0, fields: 0 };
  const press = async (target: Locator) => {
    counts.presses += 1;
    await target.click();
  };
  const fill = async (field: Locator, text: string) => {
    counts.fields += 1;
    await field.fill(text);
  };
  return { counts, press, fill };
}
