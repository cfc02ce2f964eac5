import { refuseFields } from '#web/gatherings/events/invalid-fields.ts';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Pair = readonly [name: string, about: string];

const lineOf = ([name, about]: Pair) => `${name}, ${about}`;

export const textOfPairs = (pairs: readonly Pair[]) => pairs.map(lineOf).join('\n');

/**
 * People with something about them, one a line: "Jari Lehtinen, open source". A line that wasn't changed
 * stays what it was, because names can have commas. Throws invalid_input for a line without one.
 */
export function pairsOf<About extends string>(
  field: string,
  text: string,
  known: readonly ({ name: string } & Record<About, string>)[],
  about: About,
) {
  const lines = linesOf(text);
  const wrong = lines.findIndex((line) => !/^[^,]+,/.test(line) || line.endsWith(','));
  if (wrong >= 0)
    refuseFields([
      { field, message: `Write a name, a comma and the ${about} in line ${wrong + 1}` },
    ]);
  return lines.map((line) => {
    const kept = known.find((one) => lineOf([one.name, one[about]]) === line);
    if (kept) return kept;
    const comma = line.indexOf(',');
    return { name: line.slice(0, comma).trim(), [about]: line.slice(comma + 1).trim() } as {
      name: string;
    } & Record<About, string>;
  });
}
