import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundlePrograms } from './bundle.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with the programs that tests start. */
    bundle: string;
  }
}

/** Below `node_modules`, where the bundle finds the packages that aren't in it. */
const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** Bundles the programs once for the whole run. */
export default async function provideBundle({ provide }: Pick<TestProject, 'provide'>) {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bundle-'));
  await bundlePrograms(folder);
  provide('bundle', folder);
  return () => rm(folder, { recursive: true });
}
