import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';

/** Trigrams need this many characters; what is shorter is found as a whole technology or word. */
const trigram = 3;

/** A project matches where each term of the search does. */
export const matchesSearch = (search: string) => (where: ExpressionBuilder<Tables, 'projects'>) =>
  where.and(termsOf(search).map((term) => (term.length < trigram ? isWhole(term) : isPart(term))));

/** The words of a search in lower case. A sign between words, as in "Tea & Talk", is no word. */
export function termsOf(search: string): string[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const words = terms.filter((term) => /[\p{L}\p{N}]/u.test(term));
  return words.length > 0 ? words : terms;
}

const isPart = (term: string) => sql<SqlBool>`projects.search like ${`%${escapeLike(term)}%`}`;

function isWhole(term: string) {
  const technology = sql<SqlBool>`projects.technologies @> array[${term}]::text[]`;
  // Signs are no part of a word: "C#" as a word would be found wherever there is a "C".
  if (!/^[\p{L}\p{N}]+$/u.test(term)) return technology;
  return sql<SqlBool>`(${technology} or projects.words @@ plainto_tsquery('simple', ${term}))`;
}

/** Takes their meaning in a pattern from `%`, `_` and `\`. */
export const escapeLike = (term: string) => term.replaceAll(/[\\%_]/g, '\\$&');
