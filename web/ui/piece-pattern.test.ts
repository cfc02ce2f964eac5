import { describe, expect, it } from 'vitest';
import { patternOf } from '#web/ui/piece-pattern.ts';

const grid = { columns: 8, rows: 3, side: 30 };

describe('patternOf', () => {
  it('is the same for the same name and another for another', () => {
    expect(patternOf('Aurora', grid)).toEqual(patternOf('Aurora', grid));
    expect(patternOf('Aurora', grid)).not.toEqual(patternOf('Borealis', grid));
  });

  it('misses exactly one piece, whatever the name', () => {
    for (const name of ['', 'A', 'Aurora', 'Trail Mapper', '🧩']) {
      expect(patternOf(name, grid).filter(({ colour }) => colour === null)).toHaveLength(1);
    }
  });
});
