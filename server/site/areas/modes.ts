import type { Areas } from '#contract/site/areas.ts';
import { areaNames, hasMode, type SiteModes } from '#contract/values/areas.ts';
import type { Context } from '#server/platform/context.ts';
import { areasChannel, listModes } from './store.ts';

/** When modes are read again, in case an announcement got lost, and after a failure, in milliseconds. */
const keptFor = 60_000;
const retryAfter = 5_000;

export type Modes = ReturnType<typeof keepModes>;

/**
 * Keeps the modes of the areas that aren't sample content in memory. Every process hears of changes.
 * `get` resolves with the last ones known if they can't be read.
 */
export function keepModes({
  db,
  clock,
  onAnnouncement,
}: Pick<Context, 'db' | 'clock' | 'onAnnouncement'>) {
  let known: SiteModes = {};
  let reading: Promise<SiteModes> | undefined;
  let until = 0;
  const forget = () => (reading = undefined);
  onAnnouncement(areasChannel, forget);

  async function read(): Promise<SiteModes> {
    try {
      return (known = toModes(await listModes(db)));
    } catch {
      until = clock().getTime() + retryAfter;
      return known;
    }
  }

  function get(): Promise<SiteModes> {
    const before = reading;
    const now = clock().getTime();
    if (before && now < until) return before;
    until = now + keptFor;
    const next = read();
    if (!before) return (reading = next);
    // In the background, so that a silent database keeps no page waiting.
    void replace(before, next);
    return before;
  }

  async function replace(before: Promise<SiteModes>, next: Promise<SiteModes>) {
    await next;
    if (reading === before) reading = next;
  }

  return { get, forget };
}

/** Without modes that an area had in another version. */
export function toModes(rows: Awaited<ReturnType<typeof listModes>>): SiteModes {
  const known = rows.flatMap(({ area, mode, options }) => {
    const name = areaNames.find((one) => one === area);
    return name && hasMode(name, mode) ? [{ name, mode, options }] : [];
  });
  const creators = known.find(({ name }) => name === 'events')?.options.creators;
  const closed = known.filter(({ options }) => options.visitors === false).map(({ name }) => name);
  return {
    ...Object.fromEntries(known.map(({ name, mode }) => [name, mode])),
    ...(closed.length > 0 && { membersOnly: closed }),
    ...(creators && { creators }),
  };
}

/** The mode of each area, the live ones that visitors can't read, and who can create events. */
export const listAreas = ({ membersOnly = [], creators = 'organizers', ...modes }: SiteModes) =>
  ({
    ...Object.fromEntries(areaNames.map((name) => [name, modes[name] ?? 'sample'])),
    membersOnly,
    creators,
  }) as Areas;
