import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leaveKeysToInputMethods } from './input-methods.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns whether a handler that listens later gets a key. */
function isHandled(type: string, init: { isComposing?: boolean; keyCode: number }): boolean {
  const target = new EventTarget();
  let handled = false;
  leaveKeysToInputMethods(target);
  target.addEventListener(type, () => (handled = true));
  target.dispatchEvent(Object.assign(new Event(type), init));
  return handled;
}

test.each(['keydown', 'keyup'])('leaves keys to an input method: %s', (type) => {
  expect(isHandled(type, { isComposing: true, keyCode: 13 })).toBe(false);
  expect(isHandled(type, { isComposing: true, keyCode: 229 })).toBe(false);
});

test('leaves the Enter that Safari sends after the composition to an input method', () => {
  expect(isHandled('keydown', { isComposing: false, keyCode: 229 })).toBe(false);
});

test('keeps all other keys', () => {
  expect(isHandled('keydown', { isComposing: false, keyCode: 13 })).toBe(true);
  expect(isHandled('keyup', { keyCode: 27 })).toBe(true);
});

test('starts before the app, and before any other key listener', () => {
  const main = readFileSync(join(root, 'web/main.tsx'), 'utf8');
  expect(main).toMatch(/^leaveKeysToInputMethods\(window\);/m);
  expect(main.indexOf('leaveKeysToInputMethods(window)')).toBeLessThan(main.indexOf('Root('));
  const early = globSync(['web/**/*.{ts,tsx}', 'public/*.js'], { cwd: root }).filter(
    (file) =>
      !/input-methods/.test(file) &&
      /window\.addEventListener\(\s*'key|addEventListener\(\s*'key\w+',[^;]*(true|capture)|keypress|onKeyPress/i.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(early).toEqual([]);
});
