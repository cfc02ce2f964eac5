import { runCleanUpsAfterFile } from './clean-up.ts';
import { refusePrograms } from './programs/locate.ts';

// Vitest runs this before each test file of the layer `pure`, which has no PostgreSQL and no programs.
refusePrograms();
runCleanUpsAfterFile();
