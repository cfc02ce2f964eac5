import type { Page } from '@playwright/test';

/** Where pages wait for the next test: an address of Pieces that starts nothing. */
export const restingPath = '/health/live';

export const isResting = (page: Page) => page.url().endsWith(restingPath);

/**
 * Makes `page.route` of an open page wait until the page's requests reach it. Chromium says that
 * they're intercepted a moment before they are, so the next click could pass a route by.
 */
export function routeAtOnce(page: Page): Page {
  const addRoute = page.route.bind(page);
  page.route = async (...args) => {
    const added = await addRoute(...args);
    if (page.url().startsWith('http') && !isResting(page))
      await waitForInterception(page, addRoute);
    return added;
  };
  return page;
}

async function waitForInterception(page: Page, addRoute: Page['route']) {
  const path = '/intercepted';
  await addRoute(`**${path}`, (route) => route.fulfill({ status: 204 }));
  await page.evaluate(async (url) => {
    while ((await fetch(url, { method: 'HEAD', cache: 'no-store' })).status !== 204);
  }, path);
  await page.unroute(`**${path}`);
}
