import { dirname, join } from 'node:path';

/** Lists how a file's code writes its imports of our files. */
export function specifiersIn(code: string): string[] {
  const found = code.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g);
  return [...found].map(([, specifier = '']) => specifier);
}

/** What an import of a file means, as a path below the root. */
export const pathOf = (specifier: string, file: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier);
