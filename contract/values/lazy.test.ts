import { expect, test, vi } from 'vitest';
import { lazy } from './lazy.ts';

test('makes a value only when it is first needed', () => {
  const make = vi.fn(() => ({}));
  const get = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});
