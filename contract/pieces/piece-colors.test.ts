import { expect, test } from 'vitest';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { createRandom } from '#tests/random.ts';
import { assignPieceColors, getPieceColor, hash } from './piece-colors.ts';

test('a person or a name always has the same color', () => {
  expect(pieceColors).toContain(getPieceColor('Aurora'));
  expect(getPieceColor('Aurora')).toBe(getPieceColor('Aurora'));
  expect(new Set([1, 2, 3, 4].map(getPieceColor)).size).toBe(4);
});

const of = (...team: number[]) => assignPieceColors([team]);

test('on a team of up to four, all have different colors', () => {
  // Four people with the same color by themselves.
  const colors = of(4, 8, 12, 16);
  expect(new Set(colors.values()).size).toBe(4);
  expect(colors.get(4)).toBe(getPieceColor(4));
});

test('on a larger team, pieces that touch in one, three or four columns have different colors', () => {
  const random = createRandom(7);
  for (let team = 0; team < 300; team += 1) {
    const ids = Array.from({ length: 5 + random(36) }, () => random(1000));
    const members = [...new Set(ids)];
    const colors = of(...members);
    for (const distance of members.length > 4 ? [1, 3, 4] : []) {
      const same = members.filter(
        (id, index) =>
          index >= distance && colors.get(id) === colors.get(members[index - distance]!),
      );
      expect(same, `${distance} apart in ${members.join()}`).toEqual([]);
    }
    const seen = assignPieceColors([members], members[random(members.length)]);
    const beside = members.filter(
      (id, at) => at > 0 && seen.get(id) === seen.get(members[at - 1]!),
    );
    expect(beside).toEqual([]);
  }
});

test('everyone keeps their own color where it is free', () => {
  const ids = [1, 2, 3, 4];
  const colors = of(...ids);
  expect(ids.map((id) => colors.get(id))).toEqual(ids.map(getPieceColor));
});

test('the viewer keeps their own color, which nobody beside them has', () => {
  const colors = assignPieceColors([[4, 8, 12]], 12);
  expect(colors.get(12)).toBe(getPieceColor(12));
  expect(new Set(colors.values()).size).toBe(3);
});

test('someone on two teams has one color, and nobody else there has it', () => {
  const teams = [
    [4, 8],
    [12, 8, 16],
  ];
  const colors = assignPieceColors(teams);
  for (const team of teams)
    expect(new Set(team.map((id) => colors.get(id))).size).toBe(team.length);
});

test('the hash depends on the order of the letters', () => {
  expect(hash('ab')).not.toBe(hash('ba'));
});
