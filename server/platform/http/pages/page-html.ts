import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '#contract/endpoint.ts';
import { type AreaName, isMembersOnly, type SiteModes } from '#contract/values/areas.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { writeStyleSheet } from '#server/platform/first-content/extract-styles.ts';
import type { FirstContent } from '#server/platform/first-content/renderer.ts';
import { type PageHead, renderHead } from './page-head.ts';

/** A page as the build describes it in screens.json: its route, scripts and first API calls. */
type Screen = {
  path: string;
  /** While an admin has hidden this area of the site, there's no such page. */
  area?: AreaName;
  /** Unless this one is live, there's none either. */
  liveArea?: AreaName;
  hasHeader: boolean;
  /** Whether the server renders what its first view shows. */
  isRendered?: boolean;
  modules: string[];
  /** Those that it loads as well while its area is live. */
  liveModules?: string[];
  calls: string[];
  signedInCalls: string[];
  /** Calls for areas of the site, while they're live. */
  liveCalls?: { area: AreaName; call: string }[];
  /** Public pages have a description, and maybe another one while their area is live. */
  head?: Description;
  liveHead?: Description;
};
type Description = { title: string; description: string };
type Params = Record<string, string>;
/** `id`: undefined for someone who isn't signed in, or if their session couldn't be looked for. */
export type Visitor = { isSignedIn: boolean; id: number | undefined };
type Visit = {
  url: string;
  visitor: Visitor;
  /** The areas of the site that aren't sample content. */
  modes: SiteModes;
  /** Renders the page's first content with the answers to its first calls. */
  renderContent: (calls: string[]) => Promise<FirstContent | undefined>;
};

/** Whether the site has a page in these modes of its areas. */
const isThere = ({ area, liveArea }: Screen, modes: SiteModes) =>
  (area === undefined || modes[area] !== 'hidden') &&
  (liveArea === undefined || modes[liveArea] === 'live');

/**
 * Finds the head of the page at a path whose content is in the database, by the page's parameters.
 * Undefined: nothing is there. `isSignedIn`: whether the visitor has a session.
 */
export type FindHead = (
  params: Params,
  visitor: { isSignedIn: boolean },
) => Promise<PageHead | undefined>;

export type PageOptions = {
  folder: string;
  publicUrl: string;
  /** By the route of the page. */
  heads: Record<string, FindHead>;
  /** Called when a head can't be found because of an error; the page is served without it. */
  onError: (error: unknown) => void;
};

/**
 * Reads the built pages in `folder`. Returns a function that renders the HTML of the page at a URL,
 * which preloads what its first view needs beside the scripts of every page, and whether there is
 * such a page.
 */
export function readPages({ folder, publicUrl, heads, onError }: PageOptions) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [start, body] = read('index.html').split('</head>', 2) as [string, string];
  // Each page has its own title and description; they are lines of index.html.
  const head = start
    .split('\n')
    .filter((line) => !line.includes('<title>') && !line.includes('name="description"'))
    .join('\n');
  const firstPaint = read('first-paint.html');
  const screens = (JSON.parse(read('screens.json')) as Screen[])
    .map((screen) => ({ ...screen, pattern: toPattern(screen.path) }))
    .toSorted(byParameters);

  async function findHead(screen: Screen | undefined, params: Params, { modes, visitor }: Visit) {
    if (!screen || !isThere(screen, modes)) return undefined;
    if (isClosed(screen, modes, visitor)) return plainHead;
    const find = heads[screen.path];
    const head = (isLive(screen, modes) && screen.liveHead) || screen.head;
    if (!find) return head ? { ...head, path: screen.path } : plainHead;
    if (!areIds(params)) return undefined;
    return find(params, { isSignedIn: visitor.isSignedIn }).catch((error: unknown) => {
      onError(error);
      return { ...plainHead, isIndexed: true };
    });
  }

  return async function renderPage(visit: Visit) {
    const { url, visitor, modes, renderContent } = visit;
    const { isSignedIn } = visitor;
    const [path = '', query] = url.split('?', 2);
    const screen = screens.find(({ pattern }) => pattern.test(path));
    const params = screen?.pattern.exec(path)?.groups ?? {};
    const {
      hasHeader = true,
      isRendered,
      modules = [],
      liveModules = [],
      calls = [],
      signedInCalls = [],
      liveCalls = [],
    } = screen ?? {};
    const found = await findHead(screen, params, visit);
    const live = liveCalls.filter(({ area }) => modes[area] === 'live').map(({ call }) => call);
    const all = [...(isSignedIn ? signedInCalls : []), ...calls, ...live];
    // Calls depend on search parameters.
    const preloaded =
      query === undefined && found && screen && !isClosed(screen, modes, visitor)
        ? fillCalls(withVisitor(all, visitor), params)
        : [];
    const content =
      isRendered && query === undefined && found ? await renderContent(preloaded) : undefined;
    const html = [
      head,
      ...renderHead(found ?? missingHead, publicUrl),
      ...[...new Set([...modules, ...(screen && isLive(screen, modes) ? liveModules : [])])].map(
        (file) => link('modulepreload', { href: file, fetchpriority: 'low' }),
      ),
      ...(content ? [] : preloaded).map((call) =>
        link('preload', { href: basePath + call, as: 'fetch', crossorigin: 'use-credentials' }),
      ),
      ...(Object.keys(modes).length > 0 ? [writeModes(modes)] : []),
      '</head>',
    ].join('\n');
    const { before, inside, after, source } = content
      ? renderContentParts(content)
      : { before: '', inside: hasHeader ? firstPaint : '', after: '' };
    const state = source ? ' data-static' : '';
    return {
      html:
        html + body.replace(root, () => `${before}<div id="root"${state}>${inside}</div>${after}`),
      isKnown: found !== undefined,
      styles: source,
    };
  };
}

const isLive = ({ area }: Screen, modes: SiteModes) => area !== undefined && modes[area] === 'live';

/** Whether the page sends the visitor to /login. */
const isClosed = (screen: Screen, modes: SiteModes, { isSignedIn }: Visitor) =>
  !isSignedIn && isMembersOnly(screen, modes);

/** For web/site/areas/modes.ts. Has no `<`, because it's made of words. */
const writeModes = (modes: SiteModes) =>
  `<script type="application/json" id="site">${JSON.stringify(modes)}</script>`;

/** Where the app puts the page. With `data-static`, it has the first content, and the app doesn't run yet. */
const root = '<div id="root"></div>';

/** The first content, its styles, and the data the app starts with. JSON has `<` only in strings. */
function renderContentParts({ html, styles, data }: FirstContent) {
  const { css, source } = writeStyleSheet(styles);
  const json = JSON.stringify({ ...data, styles });
  return {
    before: `<style id="first-styles">${css}</style>`,
    inside: html,
    after: `<script type="application/json" id="first-data">${json.replaceAll('<', '\\u003c')}</script>`,
    source,
  };
}

const description = 'Find Your Missing Piece. Build real projects. Together.';
const plainHead: PageHead = { title: 'Find Your Missing Piece', description };
const missingHead: PageHead = { title: 'Page not found', description };

/** Matches the paths of a route as the pages' router does. Parameters become named groups. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

/** A path without parameters wins over one with, as in the pages' router. */
const byParameters = (one: Screen, other: Screen) =>
  Number(one.path.includes(':')) - Number(other.path.includes(':'));

const areIds = (params: Params) =>
  Object.entries(params).every(([name, value]) => (idChecks[name] ?? isNumber)(value));

const isNumber = (value: string) => /^[1-9]\d{0,14}$/.test(value);
const isSlug = (value: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(value);

/** The parameters whose ids aren't numbers. */
const idChecks: Record<string, (value: string) => boolean> = {
  credentialId: isUuid,
  slug: isSlug,
};

/** Fills in the visitor's own id. Without one, leaves out the calls that need it. */
const withVisitor = (calls: string[], { id }: Visitor) =>
  id === undefined
    ? calls.filter((call) => !call.includes(':visitorId'))
    : calls.map((call) => call.replace(':visitorId', String(id)));

/** Fills in the parameters. Returns no calls if one of them isn't an id. */
function fillCalls(calls: string[], params: Params): string[] {
  if (!areIds(params)) return [];
  return calls.map((call) =>
    Object.entries(params).reduce(
      (filled, [name, value]) => filled.replaceAll(`:${name}`, value),
      call,
    ),
  );
}

function link(rel: string, attributes: Record<string, string>) {
  const written = Object.entries({ crossorigin: '', ...attributes }).map(
    ([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`,
  );
  return `<link rel="${rel}" ${written.join(' ')}>`;
}
