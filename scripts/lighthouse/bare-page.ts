import fastify from 'fastify';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { servePages } from '#server/platform/http/pages/pages.ts';
import { compressFiles } from '#scripts/compress.ts';

const head = { title: 'Bare', description: 'A page with nothing but the libraries.' };
const screens = [{ path: '/', hasHeader: false, modules: [], calls: [], signedInCalls: [], head }];

/**
 * Serves a page with the libraries that Pieces is built on and nothing else, in the way Pieces serves
 * its own pages. `folder` is an empty folder for the build. Returns the address and how to stop it.
 */
export async function serveBarePage(folder: string) {
  const root = join(import.meta.dirname, 'bare');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens));
  await writeFile(join(folder, 'first-paint.html'), '');
  await compressFiles(folder);
  const app = fastify();
  await servePages(app, {
    folder,
    publicUrl: '',
    heads: {},
    findVisitor: async () => undefined,
    getModes: async () => ({}),
  });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() };
}
