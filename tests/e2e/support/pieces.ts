import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPieces } from '#tests/pieces-process.ts';
import { copyDataFolder } from '#tests/database/prepared-folder.ts';
import { startSmtpSink } from '#tests/smtp-sink.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { keepDrawing } from './keep-drawing.ts';
import { createMailReader, type MailReader } from './mail-reader.ts';
import { createPagePool, type PoolOptions } from './page-pool.ts';
import { createPeople } from './people.ts';
import { type Providers, settingsFor, startProviders } from './providers.ts';
import { slowDownToasts } from '#tests/slow-down-toasts.ts';
import { rememberVisit } from './remember-visit.ts';
import { routeAtOnce } from './route-at-once.ts';
import { openDatabase } from './second-process.ts';
import { type Account, headersFromNewAddress } from './sign-up.ts';
import { waitUntilUsable } from './wait-until-usable.ts';

export { expect } from '@playwright/test';
export { createProject, createTicket } from '#tests/factories/projects.ts';
export type { Account } from './sign-up.ts';

type Pieces = {
  url: string;
  dataDir: string;
  smtpUrl: string;
  /** Has the mail server refuse the next emails for good. */
  refuseMail(times: number): void;
} & MailReader;

type PageOptions = PoolOptions & {
  /** Who is signed in, if anyone. */
  person?: Account;
  /** Shows the splash screen, as on a first visit. */
  firstVisit?: boolean;
  /** Opens a browser context that no test has used: an empty cache and no history. */
  fresh?: boolean;
};

type Fixtures = {
  /** Creates someone with a confirmed account. */
  signUp(firstName?: string): Promise<Account>;
  /** Signs a person in for every page of a context. */
  signIn(context: BrowserContext, person: Account): Promise<void>;
  /**
   * Opens a page in a browser context of its own: a new one, or one that an earlier test left and that
   * was reset. Any console error or warning fails the test.
   */
  openPage(options?: PageOptions): Promise<Page>;
  /** Allows console messages that match, in the form "error: text url". */
  expectConsole(page: Page, pattern: RegExp): void;
  watches: Map<BrowserContext, ConsoleWatch>;
};

type WorkerFixtures = {
  /** Where people can also sign in. */
  providers: Providers;
  pieces: Pieces;
  people: ReturnType<typeof createPeople>;
  pagePool: ReturnType<typeof createPagePool>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  providers: [
    async ({}, use) => {
      const { stop, ...providers } = await startProviders();
      await use(providers);
      await stop();
    },
    { scope: 'worker' },
  ],

  // One for all tests of a worker, because another with other settings would need a browser of its own.
  pieces: [
    async ({ providers }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pieces-e2e-'));
      await copyDataFolder(process.env.PREPARED_FOLDER!, dataDir);
      const sink = await startSmtpSink();
      const { url, stop } = await startPieces({
        DATA_DIR: dataDir,
        SMTP_URL: sink.url,
        TRUST_PROXY: '1',
        // The browser's, so that it takes over what the server renders.
        TZ: 'Europe/Helsinki',
        // A host name, because browsers don't support passkeys on IP addresses.
        PUBLIC_URL: 'http://localhost:{port}',
        ...settingsFor(providers),
      });
      const refuseMail = (times: number) => sink.refuse(times, 550);
      await use({ url, dataDir, smtpUrl: sink.url, refuseMail, ...createMailReader(sink.mails) });
      await stop();
      await sink.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  people: [
    async ({ pieces }, use) => {
      const database = await openDatabase(pieces);
      await use(createPeople(database, pieces.url));
      await database.close();
    },
    { scope: 'worker' },
  ],

  pagePool: [async ({}, use) => use(createPagePool()), { scope: 'worker' }],

  signUp: async ({ people }, use) => use(people.signUp),

  signIn: async ({ people }, use) => use(people.signIn),

  watches: async ({}, use) => {
    const watches = new Map<BrowserContext, ConsoleWatch>();
    await use(watches);
    const unexpected = [...watches.values()].flatMap((watch) => watch.unexpected());
    base.expect(unexpected, 'Nothing unexpected in the console').toEqual([]);
  },

  openPage: async ({ browser, pieces, pagePool, watches, signIn }, use, testInfo) => {
    const opened: Page[] = [];
    const ends: (() => void)[] = [];
    async function openNew({ now, ...options }: PoolOptions, isFirstVisit: boolean) {
      const context = await browser.newContext({ baseURL: pieces.url, ...options });
      if (!isFirstVisit) await context.addInitScript(rememberVisit);
      await context.addInitScript(slowDownToasts);
      const page = await context.newPage();
      if (now) await page.clock.setFixedTime(now);
      return waitUntilUsable(routeAtOnce(page));
    }
    await use(async ({ person, firstVisit = false, fresh = false, ...options } = {}) => {
      const isOwn = firstVisit || fresh;
      const kept = isOwn ? undefined : await pagePool.take(options);
      const page = kept ?? (await openNew(options, firstVisit));
      if (!kept && !isOwn) pagePool.add(page, options);
      const context = page.context();
      opened.push(page);
      ends.push(keepDrawing(page));
      watches.set(context, watchConsole(context));
      await context.setExtraHTTPHeaders(headersFromNewAddress());
      if (person) await signIn(context, person);
      return page;
    });
    for (const end of ends) end();
    for (const watch of watches.values()) watch.stop();
    // After a failure, the whole browser is closed.
    if (testInfo.status === testInfo.expectedStatus)
      for (const page of opened) await pagePool.giveBack(page);
  },

  expectConsole: async ({ watches }, use) =>
    use((page, pattern) => watches.get(page.context())?.allow(pattern)),
});
