import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import {
  boardIconsChunk,
  boardOrderChunk,
  cardsChunk,
  commonChunk,
  homeIconsChunk,
  moreIconsChunk,
  smallChunks,
  tabsChunk,
  textBoxChunk,
} from '#scripts/build/common-chunk.ts';
import { devModes } from '#scripts/build/dev-modes.ts';
import { firstPaintFile } from '#scripts/build/first-paint-file.ts';
import { screensFile } from '#scripts/build/screens-file.ts';
import { startAfterPaint } from '#scripts/build/start-after-paint.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    startAfterPaint(),
    screensFile(),
    firstPaintFile(),
    devModes(server),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': server,
      '/oauth2': server,
      '/dev': server,
      '/health': server,
      '/badges': server,
      '/attachments': server,
      '^/credentials/(verify|issuer|revocations|keys/|.+[.]jwt)': server,
    },
  },
  build: {
    outDir: 'dist',
    // The oldest browsers with light-dark(), which both themes use.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script lists the names of all, of which hashes and long names compress badly.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 12)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 1 },
            commonChunk,
            tabsChunk,
            cardsChunk,
            textBoxChunk,
            boardIconsChunk,
            boardOrderChunk,
            homeIconsChunk,
            moreIconsChunk,
            ...smallChunks,
          ],
        },
      },
    },
  },
});

/**
 * Preloads the two fonts that every first screen needs, instead of waiting for the style sheet. Text
 * shows in the fallback font meanwhile, so scripts go first.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /\/(atkinson|bricolage)-.{8}\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
          },
          injectTo: 'head' as const,
        })),
  };
}
