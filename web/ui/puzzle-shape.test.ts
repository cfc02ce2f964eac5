import { describe, expect, it } from 'vitest';
import { colourOf, edgesInRow, hash, pieceColours, piecePath, tabHeight } from '#web/ui/puzzle-shape.ts';

/** The points that a path passes, without its start. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[LA]((?:-?[\d.]+ ?)+)/g)].map(([, numbers]) => {
    const [y, x] = numbers!.trim().split(' ').map(Number).reverse();
    return `${x} ${y}`;
  });

describe('piecePath', () => {
  it('is a plain rectangle where every edge is flat', () => {
    const path = piecePath({ width: 40, height: 30, edges: { top: 'flat', right: 'flat', bottom: 'flat', left: 'flat' } });
    expect(path).toBe('M0 0L40 0L40 30L0 30L0 0Z');
  });

  it('draws a tab and the socket beside it along the same points', () => {
    const flat = { top: 'flat', bottom: 'flat', left: 'flat', right: 'flat' } as const;
    const tab = pointsOf(piecePath({ width: 40, height: 30, edges: { ...flat, right: 'tab' } })).slice(1, 7);
    const socket = pointsOf(piecePath({ width: 40, height: 30, edges: { ...flat, left: 'socket' } })).slice(-6);
    const moved = socket.map((point) => point.replace(/^\S+/, (x) => String(Number((Number(x) + 40).toFixed(3)))));
    expect(moved.toReversed().slice(1, 5)).toEqual(tab.slice(1, 5));
  });

  it('has a neck narrower than its bulb, so that pieces hold', () => {
    const points = pointsOf(piecePath({ width: 100, height: 100, edges: { top: 'tab', right: 'flat', bottom: 'flat', left: 'flat' } }));
    const [foot, neck] = points.map((point) => Number(point.split(' ')[0]));
    expect(50 - neck!).toBeLessThan(12.2);
    expect(50 - foot!).toBeGreaterThan(50 - neck!);
    expect(tabHeight).toBeCloseTo(0.24);
  });
});

describe('edgesInRow', () => {
  it('ends straight on both sides and interlocks between', () => {
    const row = [0, 1, 2].map((index) => edgesInRow({ index, length: 3 }));
    expect(row.map(({ left, right }) => [left, right])).toEqual([
      ['flat', 'tab'],
      ['socket', 'tab'],
      ['socket', 'flat'],
    ]);
  });
});

describe('colourOf', () => {
  it('is one of the four colours and always the same', () => {
    expect(pieceColours).toContain(colourOf('Aurora'));
    expect(colourOf('Aurora')).toBe(colourOf('Aurora'));
    expect(new Set([1, 2, 3, 4].map(colourOf)).size).toBe(4);
  });

  it('depends on every letter', () => {
    expect(hash('ab')).not.toBe(hash('ba'));
  });
});
