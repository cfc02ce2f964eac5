import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Components are tested in a browser. */
export const componentTests = 'web/**/*.component.test.tsx';

/** What files say that start our programs or a PostgreSQL of their own. */
const startsPrograms = /\blocateProgram\(|\brunProgram\(|\binject\('dataFolder'\)/;

/** What files say that use the PostgreSQL of the run. */
const usesPostgres = /\binject\('postgres'\)|from '(?:pg)'/;

/**
 * Sorts test files into layers, by what they and the helpers that they import say: `programs` start
 * Pieces or PostgreSQL in processes of their own, `database` uses the run's PostgreSQL, and all others
 * are pure.
 */
export function listLayers(): { database: string[]; programs: string[] } {
  const files = globSync('{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const programs = files.filter(sayOrImport(startsPrograms));
  const database = files
    .filter(sayOrImport(usesPostgres))
    .filter((file) => !programs.includes(file));
  return { database, programs };
}

/** Whether a file or one of its helpers matches. */
function sayOrImport(pattern: RegExp) {
  const known = new Map<string, boolean>();
  const matches = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Until it's known, for circles.
    known.set(file, false);
    const code = readFileSync(join(root, file), 'utf8');
    const found = pattern.test(code) || listHelpers(file, code).some(matches);
    known.set(file, found);
    return found;
  };
  return matches;
}

/** The helpers of tests that a file imports: types don't count, and neither does what is tested. */
function listHelpers(file: string, code: string): string[] {
  const imports = code.matchAll(/^(?:import|export)(?! type)[^;]*?'([.#][^']+\.tsx?)'/gm);
  return [...imports]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.startsWith('tests/'));
}
