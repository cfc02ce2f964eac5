import { fileRefused } from '#server/board/board-files/reading/refuse-file.ts';
import { findExceeded } from '#server/platform/json-limits.ts';

/** A file from Pieces or Trello has five levels, and at most half as many values in 10 MB. */
const limits = { depth: 50, values: 1_000_000 };

const refusals = {
  depth: 'This file is nested too deeply. Choose another one.',
  values: 'This file is far too large for a board. Split it into smaller files.',
};

/** Refuses JSON before it's parsed. */
export function checkJsonLimits(text: string) {
  const exceeded = findExceeded(text, limits);
  if (exceeded) throw fileRefused(refusals[exceeded]);
}
