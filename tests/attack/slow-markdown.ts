import { fill } from './fill.ts';
import { slowShapes } from './slow-shapes.ts';
import { slowUnits } from './slow-units.ts';

export type SlowText = { name: string; size: number; text: string };

/**
 * Texts that are slow for Markdown parsers: nesting, links, emphasis, tables, entities, footnotes, HTML and
 * others, each of about this many characters.
 */
export const makeSlowMarkdown = (size: number): SlowText[] => [
  ...Object.entries(slowUnits).flatMap(([kind, units]) =>
    units.map((unit) => ({
      name: `${kind} ${JSON.stringify(unit)}`,
      size,
      text: fill(unit, size),
    })),
  ),
  ...Object.entries(slowShapes).map(([name, shape]) => ({ name, size, text: shape(size) })),
];

/** Of three sizes. The largest is as long as a description or comment can be. */
export const slowMarkdown: SlowText[] = [1_000, 10_000, 100_000].flatMap(makeSlowMarkdown);
