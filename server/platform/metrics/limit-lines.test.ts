import { expect, test } from 'vitest';
import { limitLines } from './limit-lines.ts';

test('writes the first lines of each span, and says how many were left out', () => {
  let time = 0;
  const limit = limitLines({ most: 2, milliseconds: 1000, now: () => time });
  const written: [time: number, leftOut: number][] = [];
  for (; time < 2500; time += 100) limit((leftOut) => written.push([time, leftOut]));
  expect(written).toEqual([
    [0, 0],
    [100, 0],
    [1000, 8],
    [1100, 0],
    [2000, 8],
    [2100, 0],
  ]);
});
