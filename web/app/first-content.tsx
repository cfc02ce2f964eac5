import './without-lazy.ts';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { SiteModes } from '#contract/values/areas.ts';
import { setModes } from '#web/site/areas/modes.ts';
import { setCookies } from '#web/lib/api/cookies.ts';
import { forgetDateFormats } from '#web/lib/formats/format-dates.ts';
import { readTexts, recordTexts } from '#web/lib/formats/known-texts.ts';
import { forgetPageOwner } from '#web/lib/api/page-owner.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readTimeOffsets } from '#web/lib/formats/time-offsets.ts';
import { App } from './app.tsx';
import type { FirstData, FirstQuery } from './first-data.ts';
import { routes } from './routes.tsx';

/** Each pass shows the answers to what the previous one asked for. */
const maxPasses = 3;

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Renders the page at `url` as its first view, for the server. Calls that `fetch` never answers are
 * left loading. Returns the HTML and what the app starts with; undefined if the page redirects. The cache
 * is shared, so only one page can be rendered at a time.
 */
export async function renderFirstContent(
  url: URL,
  { isSignedIn, modes }: { isSignedIn: boolean; modes: SiteModes },
) {
  queryClient.clear();
  forgetPageOwner();
  forgetDateFormats();
  recordTexts();
  setModes(modes);
  setCookies(isSignedIn ? 'pieces_signed_in=1' : '');
  const context = await query(new Request(url));
  if (context instanceof Response) return undefined;
  const router = createStaticRouter(dataRoutes, context);
  const page = (
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
  let html = renderToString(page);
  for (let pass = 1; pass < maxPasses && (await loadPending()); pass += 1)
    html = renderToString(page);
  const queries: FirstQuery[] = dehydrate(queryClient).queries.map(({ queryKey, state }) => [
    queryKey,
    state.data,
    state.dataUpdatedAt,
  ]);
  queryClient.clear();
  const data: FirstData = {
    date: new Date().toUTCString(),
    offsets: readTimeOffsets(),
    queries,
    texts: readTexts(),
  };
  return { html, data };
}

/** Loads what the page asked for. Returns whether anything was loaded. */
async function loadPending(): Promise<boolean> {
  const queries = queryClient.getQueryCache().getAll();
  const pending = queries.filter(
    ({ state, options }) => state.data === undefined && isWanted(options),
  );
  for (const { options } of pending) void queryClient.prefetchQuery(options as never);
  // Answers are at hand, so after one turn of the event loop only unanswered calls are pending.
  await new Promise((resolve) => setImmediate(resolve));
  return pending.some(({ state }) => state.data !== undefined);
}

const isWanted = (options: object) => !('enabled' in options) || options.enabled !== false;
