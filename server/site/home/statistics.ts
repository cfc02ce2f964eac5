import type { Figure } from '#contract/site/home.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import type { Context } from '#server/platform/context.ts';
import { createTimedCache } from '#server/platform/timed-cache.ts';
import { countAll } from './statistics-store.ts';

/** Smaller figures make a site look empty, and a single one says little. */
const leastCount = 10;
const leastFigures = 2;

/** Returns the handler of the true figures on Home. They are kept for ten minutes. */
export function createStatistics({
  db,
  clock,
  getModes,
}: Pick<Context, 'db' | 'clock'> & { getModes: () => Promise<SiteModes> }) {
  const find = createTimedCache<Figure[]>({ seconds: 10 * 60, most: 2, clock });
  return async () => {
    const countsEvents = (await getModes()).hackathons !== 'hidden';
    const figures = await find(String(countsEvents), async () => {
      const counts = await countAll(db, clock());
      return chooseFigures(countsEvents ? counts : { ...counts, events: 0 });
    });
    return { figures: figures ?? [] };
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
