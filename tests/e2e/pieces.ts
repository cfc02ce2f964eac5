import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPieces } from '../pieces-process.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { createMailReader, type MailReader } from './mail-reader.ts';
import { slowDownToasts } from './slow-down-toasts.ts';
import { rememberVisit } from './remember-visit.ts';
import { type Account, signInto, signUpTo, headersFromNewAddress } from './sign-up.ts';

export { expect } from '@playwright/test';
export { createProject, createTicket } from '../factories/projects.ts';
export type { Account } from './sign-up.ts';

type Pieces = { url: string; dataDir: string } & MailReader;

type PageOptions = BrowserContextOptions & {
  /** Who is signed in; nobody where it is left out. */
  person?: Account;
  /** Nobody has been here before: the splash is shown. */
  firstVisit?: boolean;
};

type Fixtures = {
  /** Someone new with a confirmed account, made as a person makes one: form, mail, link. */
  signUp(firstName?: string): Promise<Account>;
  /** Signs a person in, in every page of a context. */
  signIn(context: BrowserContext, person: Account): Promise<void>;
  /** A browser of its own for one person; its console must stay silent until the test ends. */
  openPage(options?: PageOptions): Promise<Page>;
  /** Lets messages of a page's console pass: "error: text address". */
  expectConsole(page: Page, pattern: RegExp): void;
  watches: Map<BrowserContext, ConsoleWatch>;
};

type WorkerFixtures = {
  /** What this worker's Pieces is set up with besides what every one is. */
  settings: Record<string, string>;
  pieces: Pieces;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],

  pieces: [
    async ({ settings }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pieces-e2e-'));
      const sink = await startSmtpSink();
      const { url, stop } = await startPieces({
        DATA_DIR: dataDir,
        SMTP_URL: sink.url,
        TRUST_PROXY: '1',
        ...settings,
      });
      await use({ url, dataDir, ...createMailReader(sink.mails) });
      await stop();
      await sink.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  signUp: async ({ pieces }, use) => use((firstName) => signUpTo(pieces, firstName)),

  signIn: async ({ pieces }, use) =>
    use((context, person) => signInto(context, pieces.url, person)),

  watches: async ({}, use) => {
    const watches = new Map<BrowserContext, ConsoleWatch>();
    await use(watches);
    const unexpected = [...watches.values()].flatMap((watch) => watch.unexpected());
    base.expect(unexpected, 'Nothing unexpected stands in the console').toEqual([]);
  },

  openPage: async ({ browser, pieces, watches, signIn }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ person, firstVisit = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: pieces.url,
        extraHTTPHeaders: headersFromNewAddress(),
        ...options,
      });
      if (!firstVisit) await context.addInitScript(rememberVisit);
      await context.addInitScript(slowDownToasts);
      opened.push(context);
      watches.set(context, watchConsole(context));
      if (person) await signIn(context, person);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  expectConsole: async ({ watches }, use) =>
    use((page, pattern) => watches.get(page.context())?.allow(pattern)),
});
