import { expect, test } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

test('time zones have their current names, in order', () => {
  const options = timeZoneOptions('');
  const labels = options.map(({ label }) => label);
  expect(options).toContainEqual({ value: 'Europe/Kyiv', label: 'Europe/Kyiv' });
  expect(options).toContainEqual({ value: 'Asia/Ho_Chi_Minh', label: 'Asia/Ho Chi Minh' });
  expect(labels).not.toContain('Europe/Kiev');
  expect(labels.slice(0, 2)).toEqual(['Not set', 'Africa/Abidjan']);
  expect(labels.indexOf('Europe/Kyiv')).toBeGreaterThan(labels.indexOf('Europe/Kirov'));
});

test.each(['Europe/Kiev', 'Europe/Kyiv', 'Etc/GMT+3'])(
  'lists %s once after it was saved',
  (saved) => {
    const values = timeZoneOptions(saved).map(({ value }) => value);
    expect(values.filter((value) => ['Europe/Kiev', 'Europe/Kyiv'].includes(value))).toHaveLength(
      1,
    );
    expect(values).toContain(saved);
  },
);
