import type { Page } from '@playwright/test';

/**
 * Has `goto` and `reload` wait until the app runs, because what the server rendered can't be used
 * before. With `waitUntil: 'commit'` they don't.
 */
export function waitUntilUsable(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const wait = async (waitUntil: string | undefined) => {
    if (waitUntil !== 'commit')
      await page.locator('#root[data-static]').waitFor({ state: 'detached' });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await wait(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await wait(options?.waitUntil);
    return response;
  };
  return page;
}
