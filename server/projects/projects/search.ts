import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Difficulty, ProjectStatus } from '#contract/values/vocabulary.ts';
import { searchedDiscipline } from './searched-discipline.ts';
import { plannedEachTime } from '#server/platform/database/prepare.ts';

export type Search = { searchQuery: string; difficulty?: Difficulty; status?: ProjectStatus };

/** Shorter terms have no trigrams and only match whole technologies or words. */
const trigramLength = 3;

/** Whether everyone finds a row of `projects`. */
export const isListedSql = sql<SqlBool>`(projects.deleted_at is null and projects.is_listed)`;

/**
 * A project matches if it matches all terms, or looks for the kind of role that the search names. Teams of
 * hackathons are only listed there, until they go on after the end.
 */
export function matchesSearch({ searchQuery, difficulty, status }: Search): RawBuilder<SqlBool> {
  const terms = termsOf(searchQuery);
  return sql.join(
    [
      // Every combination of several terms is a different statement.
      sql`${isListedSql} ${sql.raw(terms.length > 1 ? plannedEachTime : '')}`,
      matchesTerms(searchQuery, terms),
      ...(difficulty ? [sql`projects.difficulty = ${difficulty}`] : []),
      ...(status ? [sql`projects.status = ${status}`] : []),
    ],
    sql` and `,
  );
}

function matchesTerms(search: string, terms: string[]): RawBuilder<SqlBool> {
  if (terms.length === 0) return sql`true`;
  const all = sql.join(
    terms.map((term) => (hasTrigram(term) ? matchesPart(term) : matchesWhole(term))),
    sql` and `,
  );
  const discipline = searchedDiscipline(search);
  if (!discipline) return sql`(${all})`;
  return sql`(${all} or projects.disciplines @> array[${discipline}])`;
}

/** The words of a search. A symbol between words, as in "Tea & Talk", is ignored. */
export function termsOf(search: string): string[] {
  const terms = search.split(/\s+/).filter(Boolean);
  const words = terms.filter((term) => /[\p{L}\p{N}]/u.test(term));
  return words.length > 0 ? words : terms;
}

/** Whether the trigram index can find the term. It can't for single letters ("C++") or symbols ("!!!"). */
const hasTrigram = (term: string) => term.length >= trigramLength && /[\p{L}\p{N}]{2}/u.test(term);

const matchesPart = (term: string) =>
  sql<SqlBool>`projects.search like fold_text(${`%${escapeLike(term)}%`})`;

function matchesWhole(term: string) {
  const technology = sql<SqlBool>`projects.technologies @> array[fold_text(${term})]`;
  const word = sql<SqlBool>`projects.words @@ plainto_tsquery('simple', fold_text(${term}))`;
  if (/^[\p{L}\p{N}]+$/u.test(term)) return sql<SqlBool>`(${technology} or ${word})`;
  // Symbols aren't part of a word, so "C#" alone would match every "C".
  return sql<SqlBool>`(${technology} or ${word} and ${matchesPart(term)})`;
}

/** Escapes `%`, `_` and `\` for LIKE. */
export const escapeLike = (term: string) => term.replaceAll(/[\\%_]/g, '\\$&');
