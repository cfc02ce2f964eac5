import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '#contract/endpoint.ts';

/** A page as the build describes it in screens.json: its route, scripts and first API calls. */
type Screen = { path: string; modules: string[]; calls: string[]; signedInCalls: string[] };
type Visit = { url: string; isSignedIn: boolean };

/**
 * Reads the built pages in `folder`. Returns a function that renders the HTML of the page at a URL,
 * which preloads what its first view needs beside the scripts of every page, and whether there is
 * such a page.
 */
export function readPages(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [head, body] = read('index.html').split('</head>', 2) as [string, string];
  const screens = (JSON.parse(read('screens.json')) as Screen[]).map((screen) => ({
    ...screen,
    pattern: toPattern(screen.path),
  }));

  return function renderPage({ url, isSignedIn }: Visit): { html: string; isKnown: boolean } {
    const [path = '', query] = url.split('?', 2);
    const screen = screens.find(({ pattern }) => pattern.test(path));
    const params = screen?.pattern.exec(path)?.groups ?? {};
    const { modules = [], calls = [], signedInCalls = [] } = screen ?? {};
    const all = [...(isSignedIn ? signedInCalls : []), ...calls];
    // Calls depend on search parameters.
    const preloaded = query === undefined ? fillCalls(all, params) : [];
    const html = [
      head,
      ...modules.map((file) => link('modulepreload', { href: file })),
      ...preloaded.map((call) =>
        link('preload', { href: basePath + call, as: 'fetch', crossorigin: 'use-credentials' }),
      ),
      `</head>${body}`,
    ].join('\n');
    return { html, isKnown: screen !== undefined };
  };
}

/** Matches the paths of a route as the pages' router does. Parameters become named groups. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

/** Fills in the parameters. Returns no calls if one of them isn't an id. */
function fillCalls(calls: string[], params: Record<string, string>): string[] {
  const values = Object.entries(params);
  if (!values.every(([, value]) => /^[1-9]\d{0,14}$/.test(value))) return [];
  return calls.map((call) =>
    values.reduce((filled, [name, value]) => filled.replaceAll(`:${name}`, value), call),
  );
}

function link(rel: string, attributes: Record<string, string>) {
  const written = Object.entries({ crossorigin: '', ...attributes }).map(
    ([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`,
  );
  return `<link rel="${rel}" ${written.join(' ')}>`;
}
