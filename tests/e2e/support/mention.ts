import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Types a text that ends with "@" and the beginning of a name, and chooses this person. They're
 * suggested once the team is loaded, and until then Enter starts a new line.
 */
export async function mention(box: Locator, { text, name }: { text: string; name: string }) {
  await box.pressSequentially(text);
  await expect(box.page().getByRole('option', { name })).toBeVisible();
  await box.press('Enter');
  await expect(box).toHaveValue(new RegExp(`@${name} $`));
}
