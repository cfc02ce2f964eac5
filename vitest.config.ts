import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/postgres.ts'],
    // Far beyond what any of it takes: a busy machine is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
