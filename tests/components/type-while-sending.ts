import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import type { Answers } from './answers.ts';
import { focusOn } from './press-on.ts';

type Sending = { key: keyof Answers; field: Locator; button: Locator };

/** Sends what is in a field and types on before the answer: nothing of that is lost, because it isn't taken. */
export async function typeWhileSending(answers: Answers, { key, field, button }: Sending) {
  const answer = answers[key] as (call: unknown) => unknown;
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const late = async (call: unknown) => {
    await promise;
    return answer(call);
  };
  Object.assign(answers, { [key]: late });
  const sent = ((await field.findElement()) as HTMLInputElement).value;
  await button.click();
  await expect.element(field).toHaveAttribute('readonly');
  await focusOn(field);
  await userEvent.keyboard(' and more');
  await expect.element(field).toHaveValue(sent);
  letGo();
}
