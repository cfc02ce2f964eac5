import { buildIfStale } from '../../scripts/build.ts';

/** Once before all browser tests: they look at the pages as they are now. */
export default () => buildIfStale((line) => process.stdout.write(`${line}\n`));
