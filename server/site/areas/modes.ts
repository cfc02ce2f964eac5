import { areaNames, hasMode, type SiteModes } from '#contract/values/areas.ts';
import type { Context } from '#server/platform/context.ts';
import { areasChannel, listModes } from './store.ts';

/** How long modes are kept, in milliseconds, in case an announcement gets lost. */
const keptFor = 60_000;

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
  let readAt = 0;
  const forget = () => (reading = undefined);
  onAnnouncement(areasChannel, forget);

  async function read(): Promise<SiteModes> {
    try {
      return (known = toModes(await listModes(db)));
    } catch {
      forget();
      return known;
    }
  }

  function get(): Promise<SiteModes> {
    const now = clock().getTime();
    if (!reading || now - readAt > keptFor) {
      readAt = now;
      reading = read();
    }
    return reading;
  }

  return { get, forget };
}

/** Without modes that an area had in another version. */
export const toModes = (rows: Awaited<ReturnType<typeof listModes>>): SiteModes =>
  Object.fromEntries(
    rows.flatMap(({ area, mode }) => {
      const name = areaNames.find((one) => one === area);
      return name && hasMode(name, mode) ? [[name, mode]] : [];
    }),
  );
