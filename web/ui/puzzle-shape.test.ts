import { pieceColours } from '#contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { getPieceColour, edgesInRow, hash, piecePath, tabHeight } from '#web/ui/puzzle-shape.ts';

const flat = { top: 'flat', right: 'flat', bottom: 'flat', left: 'flat' } as const;

/** The points that a path passes, without its start. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[LA]([-\d. ]+)/g)].map(([, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(' ').map(Number).slice(-2);
    return { x, y };
  });

describe('piecePath', () => {
  it('is a plain rectangle where every edge is flat', () => {
    const path = piecePath({
      width: 40,
      height: 30,
      edges: flat,
    });
    expect(path).toBe('M0 0L40 0L40 30L0 30L0 0Z');
  });

  it('draws a tab and the socket beside it along the same points', () => {
    const tab = pointsOf(
      piecePath({ width: 40, height: 30, edges: { ...flat, right: 'tab' } }),
    ).slice(1, 5);
    const socket = pointsOf(
      piecePath({ width: 40, height: 30, edges: { ...flat, left: 'socket' } }),
    ).slice(-5, -1);
    // The neighbour to the right begins 40 further, and walks the same edge upwards.
    const seenFromTab = socket.toReversed().map(({ x, y }) => ({ x: x + 40, y }));
    expect(seenFromTab).toEqual(tab);
  });

  it('has a neck narrower than its bulb, so that pieces hold', () => {
    const [foot, neck] = pointsOf(
      piecePath({ width: 100, height: 100, edges: { ...flat, top: 'tab' } }),
    );
    expect(50 - neck!.x).toBeLessThan(12.2);
    expect(50 - foot!.x).toBeGreaterThan(50 - neck!.x);
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
    expect(pieceColours).toContain(getPieceColour('Aurora'));
    expect(getPieceColour('Aurora')).toBe(getPieceColour('Aurora'));
    expect(new Set([1, 2, 3, 4].map(getPieceColour)).size).toBe(4);
  });

  it('depends on every letter', () => {
    expect(hash('ab')).not.toBe(hash('ba'));
  });
});
