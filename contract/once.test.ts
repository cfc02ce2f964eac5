import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('makes a value when it is first needed, and only then', () => {
  const make = vi.fn(() => undefined);
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  get();
  get();
  expect(make).toHaveBeenCalledOnce();
});
