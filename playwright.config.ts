import { defineConfig } from '@playwright/test';
import { browserOptions } from '#scripts/browser-options.ts';
import { patience } from '#tests/patience.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // Each worker has its own browser and its own Pieces, so two keep a small machine's two cores busy.
  // Three were no faster.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Far longer than any test needs, so a busy machine doesn't fail tests.
  timeout: 180_000,
  expect: { timeout: patience },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A click that can't happen fails before its test does.
    actionTimeout: patience,
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    trace: 'off',
    screenshot: 'off',
    launchOptions: await browserOptions(),
  },
});
