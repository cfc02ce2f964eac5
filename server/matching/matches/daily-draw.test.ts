import { expect, test } from 'vitest';
import { orderByDraw, type Scored } from './daily-draw.ts';

const openings = (count: number, fields: Partial<Scored> = {}): Scored[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, band: 'could', pressure: 0, ...fields }));

const dayAt = (at: number) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);

test('the same reader on the same day gets the same list, and another one tomorrow', () => {
  const draw = (at: number) => orderByDraw(openings(50), { readerId: 7, day: dayAt(at) });
  expect(draw(0)).toEqual(draw(0));
  expect(draw(1)).not.toEqual(draw(0));
});

test('sorts by band, then by fewest requests for each opening', () => {
  const mixed: Scored[] = [
    { id: 1, band: 'stretch', pressure: 0 },
    { id: 2, band: 'well', pressure: 1.5 },
    { id: 3, band: 'well', pressure: 0.5 },
    { id: 4, band: 'could', pressure: 0 },
  ];
  const ordered = orderByDraw(mixed, { readerId: 1, day: dayAt(0) });
  expect(ordered.map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

test('every project of a band is first for someone within 60 days', () => {
  const [projects, readers] = [100, 20];
  const first = new Set<number>();
  for (let day = 0; day < 60; day += 1)
    for (let readerId = 1; readerId <= readers; readerId += 1)
      first.add(orderByDraw(openings(projects), { readerId, day: dayAt(day) })[0]!.id);
  expect(first.size).toBe(projects);
});

test('30 newcomers see at least 25 different first projects among 100, on any day', () => {
  for (let day = 0; day < 30; day += 1) {
    const first = new Set(
      Array.from(
        { length: 30 },
        (_, at) => orderByDraw(openings(100), { readerId: 1000 + at, day: dayAt(day) })[0]!.id,
      ),
    );
    expect(first.size).toBeGreaterThanOrEqual(25);
  }
});
