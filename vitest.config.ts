import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/postgres.ts', 'tests/programs/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    // Files share what they import, because loading the server takes longer than most files' tests.
    isolate: false,
    // Far longer than any test needs, so a busy machine doesn't fail tests.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    // As many as a small machine has cores. Three were no faster.
    maxWorkers: 2,
  },
});
