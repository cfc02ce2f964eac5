import { createHash } from 'node:crypto';
import { type Band, bands } from '#contract/matching/match-points.ts';

/** Something that was scored. `pressure`: how many people ask for each free place. */
export type Scored = { id: number; band: Band; pressure: number };

/**
 * Orders by band, then by pressure, then by the draw of the day: whoever asks, the result is the same all
 * day and another one tomorrow, and everyone in a band is first equally often.
 */
export function orderByDraw<Item extends Scored>(
  items: readonly Item[],
  { readerId, day }: { readerId: number; day: string },
): Item[] {
  const groups = Map.groupBy(
    items,
    ({ band, pressure }) => bands.indexOf(band) * 1_000_000 + pressure,
  );
  return [...groups]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([, group]) => rotate(shuffle(group, day), readerId, day));
}

/** The same for everyone on a day. */
function shuffle<Item extends { id: number }>(items: readonly Item[], day: string): Item[] {
  const seed = hash(day);
  return items
    .map((item) => ({ item, place: mix(item.id ^ seed) }))
    .toSorted((left, right) => left.place - right.place || left.item.id - right.item.id)
    .map(({ item }) => item);
}

/**
 * Starts somewhere else for each reader. The golden ratio spreads readers who signed up one after the
 * other as evenly as possible, so fewer of them see the same first.
 */
function rotate<Item>(items: readonly Item[], readerId: number, day: string): Item[] {
  const turn = (readerId * goldenRatio + hash(day) / 2 ** 32) % 1;
  const start = Math.floor(turn * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

const goldenRatio = 0.618_033_988_749_894_9;

/** Spreads numbers evenly, as in MurmurHash3: a cryptographic hash of each would take too long. */
function mix(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();
