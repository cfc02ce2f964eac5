import { expect, test, vi } from 'vitest';
import { lazy } from './lazy.ts';

test('makes a value when it is first needed, and only then', () => {
  const make = vi.fn(() => ({}));
  const get = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});
