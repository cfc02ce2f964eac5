import { expect, test } from 'vitest';
import { findAddresses } from './find-addresses.ts';

test.each([
  ['a line each', 'aino@pieces.test\neetu@pieces.test\r\n'],
  ['commas and semicolons', 'aino@pieces.test, eetu@pieces.test;'],
  ['names', '"Aino V." <aino@pieces.test>; Eetu <eetu@pieces.test>'],
  ['a table', 'Aino\taino@pieces.test\nEetu\teetu@pieces.test'],
  ['a sentence', 'Please invite aino@pieces.test and (eetu@pieces.test).'],
])('finds addresses in %s', (_, text) => {
  expect(findAddresses(text)).toEqual(['aino@pieces.test', 'eetu@pieces.test']);
});

test('counts an address once, whatever its case, and skips what isn’t one', () => {
  expect(findAddresses('Aino@Pieces.test aino@pieces.test aino@ @pieces.test')).toEqual([
    'aino@pieces.test',
  ]);
});
