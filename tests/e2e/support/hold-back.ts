import type { Page } from '@playwright/test';

/** Holds a page's requests back until `letGo`, which is returned. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
