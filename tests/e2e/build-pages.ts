import { buildIfStale } from '#scripts/build.ts';

/** Rebuilds the web app once before all browser tests, if needed. */
export default () => buildIfStale((line) => process.stdout.write(`${line}\n`));
