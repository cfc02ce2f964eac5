import { join } from 'node:path';

const sources = join(import.meta.dirname, '../..');

let bundled: string | undefined;
let areRefused = false;

/** Makes the tests of this process start programs from the bundle in a folder. */
export function startFromBundle(folder: string): void {
  bundled = folder;
}

/** Makes the tests of this process fail that start a program. */
export function refusePrograms(): void {
  areRefused = true;
}

/** Finds a program such as `server/main`, in the bundle if there is one. */
export function locateProgram(name: string, { fromSource = false } = {}): string {
  if (areRefused)
    throw new Error('Only the layer `programs` starts programs: see tests/layers.ts.');
  if (bundled && !fromSource) return join(bundled, `${name}.js`);
  return join(sources, `${name}.ts`);
}

/** Where Node keeps compiled code, so that each process doesn't compile everything again. */
export const locateCompileCache = (): string =>
  bundled ? join(bundled, 'compiled') : join(sources, 'node_modules/.cache/node');
