import { use } from 'react';
import type { AreaName } from '#contract/values/areas.ts';
import { useFocusLoadedHeading } from '#web/lib/focus/use-focus-loaded-heading.ts';
import { isLive } from '#web/site/areas/modes.ts';

type Load<Source> = () => Promise<Source>;
type Sources<Source> = {
  /** Comes with the screen, because it's what a new site shows. */
  sample: Source;
  loadLive: Load<Source>;
};

const loaded = new Map<Load<unknown>, Promise<unknown>>();

/**
 * The source of an area by its mode. The live one is only loaded in live mode, and this suspends
 * meanwhile. Declare `sources` outside of components, because each is loaded once. The screen's heading
 * then gets the focus that the navigation could only give to the page.
 */
export function useSource<Source>(area: AreaName, { sample, loadLive }: Sources<Source>): Source {
  const source = isLive(area) ? use(loadOnce(loadLive)) : sample;
  // There was no heading before.
  useFocusLoadedHeading(true);
  return source;
}

function loadOnce<Source>(load: Load<Source>): Promise<Source> {
  const known = loaded.get(load) as Promise<Source> | undefined;
  if (known) return known;
  const source = load();
  loaded.set(load, source);
  // A later visit tries again.
  source.catch(() => loaded.delete(load));
  return source;
}
