import { describe, expect, it } from 'vitest';
import { createPiecePattern } from './piece-pattern.ts';

const grid = { columns: 8, rows: 3, side: 30 };

describe('patternOf', () => {
  it('returns the same pattern for the same name and another for another name', () => {
    expect(createPiecePattern('Aurora', grid)).toEqual(createPiecePattern('Aurora', grid));
    expect(createPiecePattern('Aurora', grid)).not.toEqual(createPiecePattern('Borealis', grid));
  });

  it('leaves out exactly one piece, whatever the name', () => {
    for (const name of ['', 'A', 'Aurora', 'Trail Mapper', '🧩']) {
      expect(createPiecePattern(name, grid).filter(({ color }) => color === null)).toHaveLength(1);
    }
  });
});
