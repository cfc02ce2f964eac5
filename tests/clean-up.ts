import { afterAll } from 'vitest';

type CleanUp = () => Promise<unknown>;

const cleanUps: CleanUp[] = [];

/**
 * Registers what to stop after the current test file. Works at the top of a file, in `beforeAll` and
 * in tests, where Vitest ignores `afterAll` without a word.
 */
export function cleanUpAfterFile(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Registers the one hook that runs the clean-ups, last first. For the setup file. */
export function runCleanUpsAfterFile(): void {
  afterAll(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
}
