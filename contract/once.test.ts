import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('makes a value when it is first needed, and only then', () => {
  const make = vi.fn(() => ({}));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});
