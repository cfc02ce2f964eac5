import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Packages that every page loads anyway. */
const everywhere = /node_modules\/(react|react-dom|react-router|@tanstack|scheduler)\//;
/**
 * Our small parts. Screens without a form need neither those of forms nor the check for links, what reads
 * Markdown or the names of time zones. Boards have no progress bars.
 */
const own =
  /\/(web\/(ui(?!\/(forms|feedback\/progress-bar))|lib(?!\/forms))|contract\/(?!markdown\/|values\/(text\/contains-link|lists\/time-zone-names)\.))|lucide-react/;

/**
 * One chunk for small parts of the interface that several screens use. Otherwise there would be
 * dozens of tiny files, and without a proxy a browser loads only six at a time.
 */
export const commonChunk = {
  name: (id: string, context: Context) => (own.test(id) && isLight(id, context) ? 'common' : null),
  debugName: 'common',
  minShareCount: 11,
  maxModuleSize: 6_000,
  includeDependenciesRecursively: false,
};

/**
 * Tabs with all that they need, which is most of what any part of Base UI needs. By itself, it'd be
 * ten tiny files.
 */
export const tabsChunk = { name: 'base-tabs', test: /node_modules\/@base-ui\/react\/tabs\// };

/**
 * The cards of projects, with joining from them: never one without the others. By itself, it'd be eight
 * tiny files.
 */
export const cardsChunk = {
  name: 'cards',
  test: /\/web\/(projects\/projects\/(cards\/(project-card|card-team|working-style|project-list-skeleton)|joining\/(join-project|use-join|use-open-places)\.|open-team-space)|ui\/pieces\/project-cover)/,
  includeDependenciesRecursively: false,
};

/** What boxes for Markdown have, with or without mentions. */
export const textBoxChunk = {
  name: 'text-box',
  test: /\/web\/(board\/(attachments\/(attach-button|attaching|given-files)|comments\/(comment-box|find-mention))|ui\/forms\/paste-markdown)\./,
  includeDependenciesRecursively: false,
};

/** The icons of every board, which other screens use one by one. */
export const boardIconsChunk = {
  name: 'board-icons',
  test: /\/lucide-react\/.*(circle-dot|ellipsis|message-square|plus|trending-up|users)\./,
};

/** What every board needs to sort its tickets and to know whose it is. */
export const boardOrderChunk = {
  name: 'board-order',
  test: /\/(contract\/values\/(ticket-status|durations)|web\/(board\/(tickets\/column-order|comments\/comments-key)|gatherings\/threads\/threads-key|app\/redirect-home|projects\/projects\/use-own-project))\./,
  includeDependenciesRecursively: false,
};

/** The icons of Home, of which other screens use some. */
export const homeIconsChunk = {
  name: 'home-icons',
  test: /\/lucide-react\/.*(arrow-right|calendar-days|map-pin)\./,
};

/** Icons that a few screens use. One by one, they'd be eight tiny files, which the first script lists. */
export const moreIconsChunk = {
  name: 'more-icons',
  test: /\/lucide-react\/.*\/(arrow-up|download|eye|git-pull-request|image-up|pencil|thumbs-up|trash)\./,
};

/** Parts that the same screens use, each with a name in the first script if they aren't together. */
export const smallChunks = [
  {
    name: 'event-parts',
    test: /\/(contract\/values\/event-card|web\/gatherings\/events\/(calendar\/calendar|category-tones|event-capacity|event-times))\./,
  },
  {
    name: 'forum-parts',
    test: /\/(contract\/values\/forum-types|web\/gatherings\/forum\/type-tones)\./,
  },
  {
    name: 'source',
    test: /\/web\/(sources\/use-source|lib\/focus\/use-focus-loaded-heading)\./,
  },
  {
    name: 'form-parts',
    test: /\/web\/(ui\/(forms\/form(-failure)?|overlays\/dialog-actions)|lib\/forms\/(fields-of|handle-send))\./,
  },
  { name: 'page-state', test: /\/web\/(lib\/url-params|notifications\/notifications\/state)\./ },
  {
    name: 'failures',
    test: /\/web\/ui\/feedback\/(load-failure|not-loaded|toast-failure)\./,
  },
].map((chunk) => ({ ...chunk, includeDependenciesRecursively: false }));

/** True if nothing that the module imports, however indirectly, comes from a package of its own. */
function isLight(id: string, context: Context): boolean {
  const ids = new Set([id]);
  // A set also visits what is added during the loop.
  for (const one of ids) {
    if (!own.test(one) && !everywhere.test(one)) return false;
    if (own.test(one))
      context.getModuleInfo(one)?.importedIds.forEach((imported) => ids.add(imported));
  }
  return true;
}
