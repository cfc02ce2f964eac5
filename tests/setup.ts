import { runCleanUpsAfterFile } from './clean-up.ts';

// Vitest runs this before each test file.
runCleanUpsAfterFile();
