import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Answers } from './answers.ts';
import { reload } from './screens/open-screen.tsx';

type Saving = {
  key: keyof Answers;
  field: Locator;
  texts: [before: string, first: string, second: string];
  /** What the server has. */
  saved: () => string;
};

/**
 * Saves the first text, types the second one meanwhile, and expects it to stay until it's saved, too, even
 * across a reload.
 */
export async function typeOnWhileSaving(answers: Answers, { key, field, texts, saved }: Saving) {
  const [before, first, second] = texts;
  const answer = answers[key] as (call: unknown) => unknown;
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await expect.element(field).toHaveValue(before);
  const late = async (call: unknown) => {
    await promise;
    return answer(call);
  };
  Object.assign(answers, { [key]: late });
  const save = page.getByRole('button', { name: 'Save changes' });
  await field.fill(first);
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await field.fill(second);
  letGo();
  await expect.poll(saved).toBe(first);
  await expect.element(save).toBeVisible();
  await expect.element(field).toHaveValue(second);
  await reload();
  await expect.element(field).toHaveValue(second);
  await save.click();
  await expect.poll(saved).toBe(second);
  await reload();
  await expect.element(field).toHaveValue(second);
}
