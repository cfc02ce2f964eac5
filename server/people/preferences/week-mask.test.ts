import { expect, test } from 'vitest';
import { zonesThatChanged } from './week-mask.ts';

test('finds a renamed time zone by its old and its current name', () => {
  const zones = zonesThatChanged(new Date('2026-10-25T12:00:00Z'));
  expect(zones).toEqual(expect.arrayContaining(['Europe/Kiev', 'Europe/Kyiv', 'Europe/Helsinki']));
  expect(zones).not.toContain('Asia/Kolkata');
});
