import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { webAddress } from './text.ts';

const errorsOf = (address: string) =>
  z.safeParse(webAddress('Link'), address).error?.issues.map(({ message }) => message) ?? [];

test.each(['https://github.com@evil.test/x', 'https://aino:secret@github.com', 'http://:x@a.test'])(
  'the web address %s is refused, because it isn’t where it seems to lead',
  (address) => {
    expect(errorsOf(address)).toEqual(['Link must not contain a user name or password']);
  },
);

test.each(['', 'https://github.com/@aino', 'https://a.test/?mail=aino@b.test', 'http://a.test:80'])(
  'the web address "%s" is accepted',
  (address) => {
    expect(errorsOf(address)).toEqual([]);
  },
);
