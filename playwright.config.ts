import { defineConfig } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';

const { executablePath, env } = await findBrowser();

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
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath,
      env,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Drawing without one needs no process of its own, which would take a twentieth of the CPU time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds, so optimizing their code costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
