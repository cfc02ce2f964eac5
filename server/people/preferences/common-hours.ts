export const hoursPerWeek = 7 * 24;

/** Bits in words of 32. */
export type Bits = Int32Array;

export function toBits(count: number, isSet: (at: number) => boolean): Bits {
  const bits = new Int32Array(Math.ceil(count / 32));
  for (let at = 0; at < count; at += 1) if (isSet(at)) bits[at >> 5]! |= 1 << (at & 31);
  return bits;
}

/** How many bits all have in common. All have the same number of words. */
export function countCommon<Key extends string>(
  all: readonly Record<Key, Bits>[],
  key: Key,
): number {
  const words = all[0]?.[key].length ?? 0;
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let common = -1;
    for (const one of all) common &= one[key][word]!;
    count += countBits(common);
  }
  return count;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** How many hours two masks of a week have in common; null if either side hasn't said. */
export function countCommonHours(one: string | null, other: string | null): number | null {
  if (one === null || other === null) return null;
  return countCommon([one, other].map(readMask), 'hours');
}

const readMask = (mask: string) => ({ hours: toBits(hoursPerWeek, (at) => mask[at] === '1') });
