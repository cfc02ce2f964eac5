import { pieceColours } from '#contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { getPieceColour, edgesInRow, hash, piecePath, tabHeight } from '#web/ui/puzzle-shape.ts';

const flat = { top: 'flat', right: 'flat', bottom: 'flat', left: 'flat' } as const;

/** The points of a path, without its start. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[LA]([-\d. ]+)/g)].map(([, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(' ').map(Number).slice(-2);
    return { x, y };
  });

describe('piecePath', () => {
  it('draws a rectangle if all edges are flat', () => {
    const path = piecePath({
      width: 40,
      height: 30,
      edges: flat,
    });
    expect(path).toBe('M0 0L40 0L40 30L0 30L0 0Z');
  });

  it('draws a tab and the neighboring socket along the same points', () => {
    const tab = pointsOf(
      piecePath({ width: 40, height: 30, edges: { ...flat, right: 'tab' } }),
    ).slice(1, 5);
    const socket = pointsOf(
      piecePath({ width: 40, height: 30, edges: { ...flat, left: 'socket' } }),
    ).slice(-5, -1);
    // The piece to the right starts at x = 40 and draws the same edge upwards.
    const seenFromTab = socket.toReversed().map(({ x, y }) => ({ x: x + 40, y }));
    expect(seenFromTab).toEqual(tab);
  });

  it('draws a neck that is narrower than the bulb', () => {
    const [foot, neck] = pointsOf(
      piecePath({ width: 100, height: 100, edges: { ...flat, top: 'tab' } }),
    );
    expect(50 - neck!.x).toBeLessThan(12.2);
    expect(50 - foot!.x).toBeGreaterThan(50 - neck!.x);
    expect(tabHeight).toBeCloseTo(0.24);
  });
});

describe('edgesInRow', () => {
  it('has straight ends and interlocking edges between', () => {
    const row = [0, 1, 2].map((index) => edgesInRow({ index, length: 3 }));
    expect(row.map(({ left, right }) => [left, right])).toEqual([
      ['flat', 'tab'],
      ['socket', 'tab'],
      ['socket', 'flat'],
    ]);
  });
});

describe('colourOf', () => {
  it('returns one of the four colors, always the same for a seed', () => {
    expect(pieceColours).toContain(getPieceColour('Aurora'));
    expect(getPieceColour('Aurora')).toBe(getPieceColour('Aurora'));
    expect(new Set([1, 2, 3, 4].map(getPieceColour)).size).toBe(4);
  });

  it('depends on the order of letters', () => {
    expect(hash('ab')).not.toBe(hash('ba'));
  });
});
