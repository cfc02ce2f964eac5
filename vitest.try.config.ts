import { defineConfig } from 'vitest/config';

/** Tries that need programs of the operating system: `npm run try -- pgbouncer`. */
export default defineConfig({
  test: {
    include: ['tests/operations/*.try.ts'],
    globalSetup: ['tests/database/postgres.ts'],
    testTimeout: 400_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
  },
});
