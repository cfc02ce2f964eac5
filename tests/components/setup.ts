import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import '#web/app/styles.css';
import { leaveKeysToInputMethods } from '#web/lib/focus/input-methods.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { setModes } from '#web/site/areas/modes.ts';
import { slowDownToasts } from '#tests/slow-down-toasts.ts';
import { keepDrawing } from './keep-drawing.ts';
import { answerCalls } from './answers.ts';
import { readText } from './read-text.ts';

// Vitest runs this in the browser, before each file of the layer `components`.

leaveKeysToInputMethods(window);
slowDownToasts();

locators.extend({ css: (selector: string) => `css=${selector}` });

expect.extend({
  /** The whole text, with its white space as it shows. */
  toHaveText(element: Element, expected: string | RegExp) {
    const text = readText(element);
    return {
      pass: typeof expected === 'string' ? text === expected : expected.test(text),
      message: () => `the text is ${JSON.stringify(text)}, not ${String(expected)}`,
    };
  },
  /** A part of the text, with its white space as it shows. */
  toContainText(element: Element, expected: string | RegExp) {
    const text = readText(element);
    return {
      pass: typeof expected === 'string' ? text.includes(expected) : expected.test(text),
      message: () => `the text is ${JSON.stringify(text)}, without ${String(expected)}`,
    };
  },
});

/** What was logged in this test. Tests that expect something put a spy in front. */
const logged: string[] = [];
for (const name of ['error', 'warn'] as const) {
  const log = console[name].bind(console);
  console[name] = (...values: unknown[]) => {
    const message = values.map(String).join(' ');
    // On a busy machine, what a frame had no time for is observed in the next one.
    if (!message.includes('ResizeObserver loop completed')) logged.push(message);
    log(...values);
  };
}

beforeEach(async () => {
  logged.length = 0;
  await page.viewport(1280, 720);
  queryClient.clear();
  setModes({});
  answerCalls({});
  return keepDrawing();
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  const unexpected = logged.splice(0);
  if (unexpected.length > 0) throw new Error(`Unexpected in the console: ${unexpected.join('\n')}`);
});

declare module 'vitest' {
  // oxlint-disable-next-line no-unused-vars -- as Vitest declares it
  interface Matchers<R extends void | Promise<void>, T> {
    toHaveText(expected: string | RegExp): R;
    toContainText(expected: string | RegExp): R;
  }
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator;
  }
}
