import { expect, test } from 'vitest';
import { bodyLimits } from './http/read-json.ts';
import { findExceeded } from './json-limits.ts';

const isWithinLimits = (json: string) => findExceeded(json, bodyLimits) === undefined;

test.each([
  ['twelve levels', '['.repeat(12) + ']'.repeat(12)],
  ['brackets in a text', JSON.stringify({ text: '[{,'.repeat(60_000) })],
  ['quotes and backslashes in a text', JSON.stringify({ text: '\\"['.repeat(20_000) })],
  ['many entries', JSON.stringify(Array(50_000).fill(1))],
])('reads %s', (_, json) => {
  expect(isWithinLimits(json)).toBe(true);
});

test.each([
  ['thirteen levels', '['.repeat(13)],
  ['levels after a text', `{"a":"\\"","b":${'['.repeat(12)}`],
  ['too many entries', JSON.stringify(Array(50_002).fill(1))],
  ['too many empty lists', `[${'[],'.repeat(50_001)}[]]`],
])('refuses %s', (_, json) => {
  expect(isWithinLimits(json)).toBe(false);
});
