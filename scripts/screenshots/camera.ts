import type { Browser, BrowserContext, Page } from '@playwright/test';
import { rememberVisit } from '#tests/e2e/remember-visit.ts';
import { signInto } from '#tests/e2e/sign-up.ts';
import type { Look } from './looks.ts';

export type Camera = {
  /** Photographs a page when it has come to rest; returns what its console complained of. */
  shoot(path: string, file: string): Promise<string[]>;
  close(): Promise<void>;
};

type Place = { url: string; person?: { email: string; password: string }; wholePage?: boolean };

/** A browser of its own, in which pages look one way and stand still. */
export async function openCamera(
  browser: Browser,
  { width, height, colorScheme }: Look,
  { url, person, wholePage = false }: Place,
): Promise<Camera> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
  });
  await context.addInitScript(rememberVisit);
  if (person) await signInto(context, url, person);
  return {
    shoot: (path, file) => shoot(context, { path, file, wholePage }),
    close: () => context.close(),
  };
}

async function shoot(
  context: BrowserContext,
  { path, file, wholePage }: { path: string; file: string; wholePage: boolean },
): Promise<string[]> {
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(path);
  await comeToRest(page);
  await page.screenshot({ path: file, fullPage: wholePage, animations: 'disabled' });
  await page.close();
  return complaints;
}

/** Where something never ends, such as a stream of events, the picture is taken nevertheless. */
async function comeToRest(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  const loading = page.getByText(/^Loading/).first();
  await loading.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => {});
  await page.evaluate(async () => void (await document.fonts.ready));
}
