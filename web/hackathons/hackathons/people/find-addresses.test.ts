import { expect, test } from 'vitest';
import { findAddresses } from './find-addresses.ts';

test.each([
  ['a line each', 'aino@pieces.test\neetu@pieces.test\r\n'],
  ['commas and semicolons', 'aino@pieces.test, eetu@pieces.test;'],
  ['names', '"Aino V." <aino@pieces.test>; Eetu <eetu@pieces.test>'],
  ['a table', 'Aino\taino@pieces.test\nEetu\teetu@pieces.test'],
  ['a sentence', 'Please invite aino@pieces.test and (eetu@pieces.test).'],
])('finds addresses in %s', (_, text) => {
  const addresses = ['aino@pieces.test', 'eetu@pieces.test'];
  expect(findAddresses(text)).toEqual({ addresses, unread: [] });
});

test('counts an address once, whatever its case', () => {
  expect(findAddresses('Aino@Pieces.test aino@pieces.test').addresses).toEqual([
    'aino@pieces.test',
  ]);
});

test('says what it couldn’t read: lines without an address, and wrong addresses', () => {
  const text = 'Aino aino@pieces.test\n\nEetu Salo\nmika@ nea@pieces, @pieces.test\n';
  expect(findAddresses(text)).toEqual({
    addresses: ['aino@pieces.test'],
    unread: ['Eetu Salo', 'mika@', 'nea@pieces', '@pieces.test'],
  });
});

test.each([
  ['aino@pieces.test, eetu at pieces.test, nea@pieces', ['nea@pieces', 'eetu at pieces.test']],
  ['aino@pieces.test, mika@pieces.test; Eetu Salo', ['Eetu Salo']],
  ['"Salo, Eetu" <eetu@pieces.test>, "Virta, Mika" <mika@pieces.test>', []],
  ['Salo, Eetu <eetu@pieces.test>; Virta, Mika <mika@pieces.test>;', []],
  ['Salo, Eetu, eetu@pieces.test', []],
])('says which entries of a list have no address: %s', (text, unread) => {
  expect(findAddresses(text).unread).toEqual(unread);
});
