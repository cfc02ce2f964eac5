import type { Page } from '@playwright/test';

/** The address of a page that the server doesn't render, so that the browser makes its first calls. */
export const notRendered = (path: string) => `${path}?`;

/** Blocks live events, so the page doesn't hear about other people's changes. */
export const blockEvents = (page: Page) => page.route('**/events?*', (route) => route.abort());
