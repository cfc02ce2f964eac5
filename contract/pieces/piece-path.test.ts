import { describe, expect, test } from 'vitest';
import { type Edge, openPiecePath, piecePath, squarePath, tabHeight } from './piece-path.ts';

const flat = { top: 'flat', right: 'flat', bottom: 'flat', left: 'flat' } as const;
const square = (edges: Partial<Record<keyof typeof flat, Edge>>) =>
  piecePath({ width: 100, height: 100, edges: { ...flat, ...edges } });

/** The points that a path passes, without its start. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[LA]([-\d. ]+)/g)].map(([, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(' ').map(Number).slice(-2);
    return { x, y };
  });

describe('piecePath', () => {
  test('draws a rectangle with rounded corners where every side is flat', () => {
    expect(square({})).toBe(
      'M8 0L92 0A8 8 0 0 1 100 8L100 92A8 8 0 0 1 92 100L8 100A8 8 0 0 1 0 92L0 8A8 8 0 0 1 8 0Z',
    );
  });

  test('draws a tab and the socket beside it along the same points', () => {
    const tab = pointsOf(square({ right: 'tab' })).slice(2, 6);
    const socket = pointsOf(square({ left: 'socket' })).slice(6, 10);
    // The neighbor to the right begins 100 further and walks the same side upwards.
    const seenFromTab = socket.toReversed().map(({ x, y }) => ({ x: x + 100, y }));
    expect(seenFromTab).toEqual(tab);
  });

  test('gives a tab a neck that is narrower than its bulb, so that pieces hold', () => {
    const [foot, neck] = pointsOf(square({ top: 'tab' }));
    expect(50 - neck!.x).toBeLessThan(17);
    expect(50 - foot!.x).toBeGreaterThan(50 - neck!.x);
    expect(tabHeight).toBeCloseTo(0.315);
  });

  test('gives tabs one size, whatever the sides’ lengths', () => {
    const wide = piecePath({ width: 200, height: 100, edges: { ...flat, right: 'tab' } });
    const reach = Math.max(...pointsOf(wide).map(({ x }) => x));
    expect(reach).toBeCloseTo(
      Math.max(...pointsOf(square({ right: 'tab' })).map(({ x }) => x)) + 100,
    );
  });
});

test('openPiecePath leaves the left side out', () => {
  const piece = { width: 100, height: 100, edges: { ...flat, left: 'socket' } } as const;
  const open = openPiecePath(piece);
  expect(open).not.toContain('Z');
  expect(pointsOf(open).at(-1)).toEqual({ x: 0, y: 92 });
});

test('squarePath reads the edges clockwise from the top', () => {
  const edges = { top: 'tab', right: 'socket', bottom: 'flat', left: 'tab' } as const;
  expect(squarePath(40, 'ts-t')).toBe(piecePath({ width: 40, height: 40, edges }));
});
