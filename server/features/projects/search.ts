import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Difficulty, ProjectStatus } from '#contract/vocabulary.ts';
import { plannedEachTime } from '#server/platform/database/prepare.ts';

export type Search = { searchQuery: string; difficulty?: Difficulty; status?: ProjectStatus };

/** Trigrams need this many characters; what is shorter is found as a whole technology or word. */
const trigramLength = 3;

/** A project matches where each term of the search does. */
export function matchesSearch({ searchQuery, difficulty, status }: Search): RawBuilder<SqlBool> {
  const terms = termsOf(searchQuery);
  return sql.join(
    [
      // Of several words, each number and kind of them makes another statement.
      sql`true ${sql.raw(terms.length > 1 ? plannedEachTime : '')}`,
      ...terms.map((term) => (hasTrigram(term) ? matchesPart(term) : matchesWhole(term))),
      ...(difficulty ? [sql`projects.difficulty = ${difficulty}`] : []),
      ...(status ? [sql`projects.status = ${status}`] : []),
    ],
    sql` and `,
  );
}

/** The words of a search. A sign between words, as in "Tea & Talk", is no word. */
export function termsOf(search: string): string[] {
  const terms = search.split(/\s+/).filter(Boolean);
  const words = terms.filter((term) => /[\p{L}\p{N}]/u.test(term));
  return words.length > 0 ? words : terms;
}

/** Letters that stand alone, as in "C++", and mere signs, as "!!!": no index knows them as a part. */
const hasTrigram = (term: string) => term.length >= trigramLength && /[\p{L}\p{N}]{2}/u.test(term);

const matchesPart = (term: string) =>
  sql<SqlBool>`projects.search like fold_text(${`%${escapeLike(term)}%`})`;

function matchesWhole(term: string) {
  const technology = sql<SqlBool>`projects.technologies @> array[fold_text(${term})]`;
  const word = sql<SqlBool>`projects.words @@ plainto_tsquery('simple', fold_text(${term}))`;
  if (/^[\p{L}\p{N}]+$/u.test(term)) return sql<SqlBool>`(${technology} or ${word})`;
  // Signs are no part of a word: "C#" as a word would be found wherever there is a "C".
  return sql<SqlBool>`(${technology} or ${word} and ${matchesPart(term)})`;
}

/** Takes their meaning in a pattern from `%`, `_` and `\`. */
export const escapeLike = (term: string) => term.replaceAll(/[\\%_]/g, '\\$&');
