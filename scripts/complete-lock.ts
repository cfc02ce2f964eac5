// npm leaves builds for other systems out of package-lock.json where their registry does not serve
// them, and then refuses the file ("npm ci") and leaves those systems without the build.
//   complete-lock.ts              adds what is missing
//   complete-lock.ts --integrity  also asks the registry for the checksums of builds without one
//   complete-lock.ts --check      fails where something is missing, or where an address stands in it
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockedPackage> };
type Missing = { parent: string; name: string; version: string };

const file = join(import.meta.dirname, '../package-lock.json');
const isExact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const system =
  /[-/](?<os>[a-z]+\d*)-(?<cpu>[a-z]+\d*[a-z]*)(?:-(?<abi>gnu|musl|msvc|eabi|gnueabihf|musleabihf))?$/;

if (import.meta.main) await run(process.argv.includes('--check'));

async function run(isCheck: boolean): Promise<void> {
  const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;
  if (!isCheck) {
    const whole = completeLock(lock);
    const asks = process.argv.includes('--integrity');
    const completed = asks ? await addIntegrity(whole, viewIntegrity) : whole;
    await writeFile(file, `${JSON.stringify(completed, undefined, 2)}\n`);
    const count = Object.keys(completed.packages).length - Object.keys(lock.packages).length;
    process.stdout.write(`package-lock.json: ${count} builds for other systems were added.\n`);
    return;
  }
  const faults = findFaults(lock);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/** What makes "npm ci" fail, here or on another system; one sentence each. */
export function findFaults(lock: Lock): string[] {
  const addresses = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
  return [
    ...findMissing(lock).map(
      ({ parent, name, version }) =>
        `package-lock.json lacks ${name}@${version}, a build of ${parent || 'ours'}: run "node scripts/complete-lock.ts".`,
    ),
    ...addresses.map(([path]) => `package-lock.json holds an address for ${path}: it must not.`),
  ];
}

/** A lock file to which the missing builds for other systems are added. */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { parent, name, version } of findMissing(lock)) {
    if (!isExact.test(version)) throw new Error(`${name}@${version} of ${parent} is not pinned.`);
    const isTaken = packages[`node_modules/${name}`] !== undefined;
    const path = isTaken ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
    const { dev } = lock.packages[parent] ?? {};
    const { os, cpu, libc } = readSystem(name);
    // In npm's own order, so that npm, which sorts what it writes, changes nothing later.
    packages[path] = { version, cpu, dev, libc, optional: true, os };
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** A lock file whose builds have the checksums that are known of them; `view` looks one up. */
export async function addIntegrity(
  lock: Lock,
  view: (build: string) => Promise<string | undefined>,
): Promise<Lock> {
  const packages = { ...lock.packages };
  for (const [path, { version, ...rest }] of Object.entries(packages)) {
    if (rest.integrity || !rest.optional) continue;
    const integrity = await view(`${path.split('node_modules/').at(-1)}@${version}`);
    if (integrity) packages[path] = { version, integrity, ...rest };
  }
  return { ...lock, packages };
}

/** Nothing where the registry doesn't have that build. */
async function viewIntegrity(build: string): Promise<string | undefined> {
  const view = promisify(execFile)('npm', ['view', build, 'dist.integrity']);
  const { stdout } = await view.catch(() => ({ stdout: '' }));
  return stdout.trim() || undefined;
}

function findMissing({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .map(([name, version]) => ({ parent, name, version }))
      .filter((build) => !isLocked(packages, build)),
  );
}

/** Looks where Node would: among the parent's own packages, then in each folder above. */
function isLocked(packages: Lock['packages'], { parent, name, version }: Missing): boolean {
  const parts = parent.split('/node_modules/');
  const folders = parts.map((_, depth) =>
    parts.slice(0, parts.length - depth).join('/node_modules/'),
  );
  const found = [...folders.filter(Boolean).map((folder) => `${folder}/`), '']
    .map((folder) => packages[`${folder}node_modules/${name}`])
    .find((locked) => locked !== undefined);
  return found !== undefined && (!isExact.test(version) || found.version === version);
}

/** What a build runs on, by the customs of its name: @scope/part-linux-arm64-musl. */
export function readSystem(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const { os, cpu, abi } = system.exec(name)?.groups ?? {};
  if (!os || !cpu) throw new Error(`${name} does not say which system it is for.`);
  return {
    os: [os === 'windows' ? 'win32' : os],
    cpu: [cpu],
    ...(abi === 'gnu' && { libc: ['glibc'] }),
    ...(abi === 'musl' && { libc: ['musl'] }),
  };
}
