import { inject } from 'vitest';
import { runCleanUpsAfterFile } from './clean-up.ts';
import { refusePrograms, startFromBundle } from './programs/locate.ts';

// Vitest runs this before each test file, except in the browser. Only the layer `programs` has a bundle.
const bundle = inject('bundle');
if (bundle) startFromBundle(bundle);
else refusePrograms();
runCleanUpsAfterFile();
