import type { Figure } from '#contract/site/home.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import type { Context } from '#server/platform/context.ts';
import { createTimedCache } from '#server/platform/timed-cache.ts';
import { type Counts, countAll } from './statistics-store.ts';

/** Smaller figures make a site look empty, and a single one says little. */
const leastCount = 10;
const leastFigures = 2;

/** Returns the handler of the true figures on Home. They are kept for ten minutes. */
export function createStatistics({
  db,
  clock,
  getModes,
}: Pick<Context, 'db' | 'clock'> & { getModes: () => Promise<SiteModes> }) {
  const find = createTimedCache<Counts>({ seconds: 10 * 60, most: 1, clock });
  return async () => {
    const modes = await getModes();
    const { hackathons, ...counts } = (await find('all', () => countAll(db, clock())))!;
    const events =
      (modes.events === 'live' ? counts.events : 0) +
      (modes.hackathons === 'hidden' ? 0 : hackathons);
    return { figures: chooseFigures({ ...counts, events }) };
  };
}

/** The figures that are worth showing. */
export function chooseFigures(counts: Record<Figure['name'], number>): Figure[] {
  const names: Figure['name'][] = ['members', 'projects', 'events', 'achievements'];
  const large = names
    .map((name) => ({ name, count: counts[name] }))
    .filter(({ count }) => count >= leastCount);
  return large.length < leastFigures ? [] : large;
}
