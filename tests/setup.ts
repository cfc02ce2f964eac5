import { inject } from 'vitest';
import { runCleanUpsAfterFile } from './clean-up.ts';
import { startFromBundle } from './programs/locate.ts';

// Vitest runs this before each test file.
startFromBundle(inject('bundle'));
runCleanUpsAfterFile();
