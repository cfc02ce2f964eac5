// npm omits builds for other systems from package-lock.json when the registry doesn't serve them.
// "npm ci" then rejects the file, or skips the build on those systems.
//   complete-lock.ts              adds the missing builds
//   complete-lock.ts --integrity  also asks the registry for missing checksums
//   complete-lock.ts --check      fails if a build or a checksum is missing, or a registry URL is there
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
    const allBuilds = completeLock(lock);
    const withIntegrity = process.argv.includes('--integrity');
    const completed = withIntegrity ? await addIntegrity(allBuilds, viewIntegrity) : allBuilds;
    await writeFile(file, `${JSON.stringify(completed, undefined, 2)}\n`);
    const count = Object.keys(completed.packages).length - Object.keys(lock.packages).length;
    process.stdout.write(`package-lock.json: added ${count} builds for other systems.\n`);
    return;
  }
  const problems = findProblems(lock);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Lists what would make "npm ci" fail here or on another system, one sentence each. */
export function findProblems(lock: Lock): string[] {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const withUrl = packages.filter(([, { resolved }]) => resolved);
  const unchecked = packages.filter(([, { integrity }]) => !integrity);
  return [
    ...findMissing(lock).map(
      ({ parent, name, version }) =>
        `package-lock.json is missing ${name}@${version}, a build of ${parent || 'this project'}: run "node scripts/complete-lock.ts".`,
    ),
    ...unchecked.map(
      ([path]) =>
        `package-lock.json has no checksum for ${path}: run "node scripts/complete-lock.ts --integrity".`,
    ),
    ...withUrl.map(([path]) => `package-lock.json contains a registry URL for ${path}: remove it.`),
  ];
}

/** Returns the lock file with the missing builds for other systems added. */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { parent, name, version } of findMissing(lock)) {
    if (!isExact.test(version))
      throw new Error(`${name}@${version} of ${parent} isn't pinned to an exact version.`);
    const isTaken = packages[`node_modules/${name}`] !== undefined;
    const path = isTaken ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
    const { dev } = lock.packages[parent] ?? {};
    const { os, cpu, libc } = readSystem(name);
    // In npm's own key order, so npm doesn't reorder the file later.
    packages[path] = { version, cpu, dev, libc, optional: true, os };
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Returns the lock file with missing checksums added where `view` finds them. */
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

/** Returns undefined when the registry doesn't have that build. */
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

/** Looks where Node does: in the parent's own node_modules, then in each folder above. */
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

/** Reads which system a build is for from its name, such as @scope/part-linux-arm64-musl. */
export function readSystem(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const { os, cpu, abi } = system.exec(name)?.groups ?? {};
  if (!os || !cpu) throw new Error(`Can't tell from the name ${name} which system it's for.`);
  return {
    os: [os === 'windows' ? 'win32' : os],
    cpu: [cpu],
    ...(abi === 'gnu' && { libc: ['glibc'] }),
    ...(abi === 'musl' && { libc: ['musl'] }),
  };
}
