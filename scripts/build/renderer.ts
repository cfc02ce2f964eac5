import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds what the server renders the first content of pages with, into a folder that isn't served. */
export const buildRenderer = (root: string, folder: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'web/app/first-content.tsx',
      outDir: join(folder, '.renderer'),
      copyPublicDir: false,
      target: 'node22',
    },
  });
