/**
 * A key that ignores case and how accents are encoded. It converts to upper case first, so that σ and
 * ς are the same letter. PostgreSQL's `lower` has different rules, so rows store this key and SQL
 * never computes it.
 */
export const foldCase = (text: string): string =>
  text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
