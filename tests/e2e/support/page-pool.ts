import type { BrowserContextOptions, Page } from '@playwright/test';
import { isResting, restingPath } from './route-at-once.ts';

/** What a page can take on and off. */
const looks = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors'] as const;

/**
 * What a page keeps, so it only serves tests that want the same. A page with any other option has a
 * context of its own.
 */
const kept = ['hasTouch', 'now'] as const;

export type PoolOptions = BrowserContextOptions & {
  /** When it is for the page; time doesn't pass there. */
  now?: string;
};

/** What leaves traces that nothing removes, so the page isn't used again. */
const lasting = {
  page: ['addInitScript', 'exposeFunction'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

const events = ['request', 'requestfailed', 'requestfinished', 'response', 'dialog'] as const;

/** A page is replaced after this many tests, so its memory doesn't grow without a limit. */
const mostTests = 30;

/**
 * Keeps pages for the next test. A new browser context starts a process that compiles the web app
 * again, which is more than half of what a short test costs.
 */
export function createPagePool() {
  const free: { page: Page; kind: string }[] = [];
  const tests = new Map<Page, number>();
  const kinds = new WeakMap<Page, string>();

  return {
    /** Returns a page as good as new, or undefined if none is free. */
    async take(options: PoolOptions): Promise<Page | undefined> {
      const kind = isPlain(options) ? describeKind(options) : undefined;
      const index = free.findLastIndex((one) => one.kind === kind);
      const page = free.splice(index, index < 0 ? 0 : 1)[0]?.page;
      if (page) await setLooks(page, options);
      return page;
    },

    /** Keeps a new page for later tests if its options and what happens to it allow that. */
    add(page: Page, options: PoolOptions): void {
      if (!isPlain(options)) return;
      kinds.set(page, describeKind(options));
      tests.set(page, 0);
      const spend = () => void tests.delete(page);
      onCall(page, lasting.page, spend);
      onCall(page.context(), lasting.context, spend);
      onCall(page.clock, lasting.clock, spend);
    },

    /** Resets a page for the next test, or closes it. */
    async giveBack(page: Page): Promise<void> {
      const count = (tests.get(page) ?? mostTests) + 1;
      if (count > mostTests || page.isClosed()) {
        tests.delete(page);
        return page.context().close();
      }
      tests.set(page, count);
      await reset(page);
      free.push({ page, kind: kinds.get(page)! });
    },
  };
}

const isPlain = (options: PoolOptions) =>
  Object.keys(options).every((name) => [...looks, ...kept].some((known) => known === name));

const describeKind = (options: PoolOptions) => kept.map((name) => options[name] ?? '').join(' ');

/** Calls `act` before each call of these methods. */
function onCall<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  names: readonly Name[],
  act: () => void,
) {
  for (const name of names) {
    const method = target[name].bind(target);
    target[name] = (...args) => {
      act();
      return method(...args);
    };
  }
}

async function setLooks(page: Page, options: PoolOptions) {
  const { viewport, colorScheme = null, reducedMotion = null, forcedColors = null } = options;
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
}

async function reset(page: Page) {
  const context = page.context();
  for (const name of events) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  if (!isResting(page)) await page.goto(restingPath);
  // A test may end in the middle of a drag.
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
