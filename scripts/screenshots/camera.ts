import type { Browser, BrowserContext, Page } from '@playwright/test';
import { rememberVisit } from '#tests/e2e/support/remember-visit.ts';
import { signInto } from '#tests/e2e/support/sign-up.ts';
import type { Viewport } from './viewports.ts';

export type Camera = {
  /** Takes a screenshot once the page has settled; returns the errors in its console. */
  shoot(path: string, file: string): Promise<string[]>;
  close(): Promise<void>;
};

type CameraOptions = {
  url: string;
  person?: { email: string; password: string };
  wholePage?: boolean;
};

/** Opens a separate browser context with a fixed viewport and color scheme, and without animations. */
export async function openCamera(
  browser: Browser,
  { width, height, colorScheme }: Viewport,
  { url, person, wholePage = false }: CameraOptions,
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
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(path);
  await waitUntilSettled(page);
  await page.screenshot({ path: file, fullPage: wholePage, animations: 'disabled' });
  await page.close();
  return errors;
}

/** Gives up waiting after 5 seconds, since an event stream never ends. */
async function waitUntilSettled(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  const loading = page.getByText(/^Loading/).first();
  await loading.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => {});
  await page.evaluate(async () => void (await document.fonts.ready));
}
