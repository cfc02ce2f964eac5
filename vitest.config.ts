import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions } from '#scripts/browser-options.ts';
import { commands } from '#tests/components/commands.ts';
import { componentTests, listLayers } from '#tests/layers.ts';
import { patience } from '#tests/patience.ts';
import { locateCompileCache } from '#tests/programs/locate.ts';

const { database, programs } = listLayers();

/** What all layers share. */
const shared = {
  // Files share what they import, because loading it takes longer than most files' tests.
  isolate: false,
  // Threads of the server, so that each doesn't compile its files again.
  env: { NODE_COMPILE_CACHE: locateCompileCache() },
  // Far longer than any test needs, so a busy machine doesn't fail tests.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: patience } },
};

export default defineConfig({
  test: {
    // As many as a small machine has cores. Three were no faster.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [componentTests, ...database, ...programs],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: database,
          globalSetup: ['tests/database/postgres.ts'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'programs',
          include: programs,
          globalSetup: ['tests/database/postgres.ts', 'tests/programs/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss()],
        server: { hmr: { overlay: false } },
        // What all screens use, so that nothing is found on the way and loads the page again.
        optimizeDeps: { entries: [componentTests, 'web/**/*.tsx'] },
        test: {
          ...shared,
          name: 'components',
          include: [componentTests],
          setupFiles: ['tests/components/setup.ts'],
          browser: {
            enabled: true,
            provider: playwright({
              launchOptions: await browserOptions(),
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Helsinki' },
              // A click that can't happen fails before its test does.
              actionTimeout: patience,
            }),
            instances: [{ browser: 'chromium' }],
            headless: true,
            commands,
            // As in the browser tests: a part of a name is enough.
            locators: { exact: false },
            viewport: { width: 1280, height: 720 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
