import { median } from '#bench/table.ts';
import { type Audit, categories, type Time, times } from './audit.ts';

type Audits = Record<string, Audit[]>;
type Say = (line: string) => void;

/** How many times the bare page's time each page may take. */
const aims: Record<Time, number> = {
  'first-contentful-paint': 1.2,
  'largest-contentful-paint': 1.2,
  'total-blocking-time': 1.5,
};

/** Prints the median score of each page in each category, and what cost it points. */
export function printScores(audits: Audits, say: Say) {
  say(row('', categories));
  for (const [name, runs] of Object.entries(audits)) {
    say(
      row(
        name,
        categories.map((_, at) => median(runs.map(({ scores }) => scores[at] ?? 0))),
      ),
    );
    for (const hint of new Set(runs.flatMap(({ hints }) => hints))) say(`  ${hint}`);
  }
}

/** Prints the median time of each page, and its ratio to the bare page of the same run. */
export function compareWithBare({ bare = [], ...audits }: Audits, say: Say) {
  const ids = Object.keys(times) as Time[];
  const timeOf = (runs: Audit[], id: Time) => median(runs.map((run) => run.times[id]));
  say('');
  say(
    row(
      'ms (ratio)',
      ids.map((id) => `${times[id]} ≤ ${aims[id]}`),
    ),
  );
  say(
    row(
      'bare',
      ids.map((id) => timeOf(bare, id)),
    ),
  );
  for (const [name, runs] of Object.entries(audits)) {
    const cells = ids.map((id) => {
      const [time, base] = [timeOf(runs, id), timeOf(bare, id)];
      const ratio = base === 0 ? '–' : (time / base).toFixed(2);
      return `${Math.round(time)} (${ratio})`;
    });
    say(row(name, cells));
  }
}

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(12) +
  cells
    .map((cell) => String(typeof cell === 'number' ? Math.round(cell) : cell).padStart(22))
    .join('');
