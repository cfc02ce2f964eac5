import { type Locator, userEvent } from 'vitest/browser';

export async function focusOn(target: Locator) {
  ((await target.findElement()) as HTMLElement).focus();
}

/** Focuses an element and presses a key there: `{Enter}`. */
export async function pressOn(target: Locator, key: string) {
  await focusOn(target);
  await userEvent.keyboard(key);
}
