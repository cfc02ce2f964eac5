import type { Plugin, Rolldown } from 'vite';
import { pageDescriptions } from '#web/app/page-descriptions.ts';
import { bareScreens, openScreens, type Screen, signedInScreens } from '#web/app/screens.ts';

/** Writes screens.json: the pages, what their heads say, and what the HTML of each one preloads. */
export function screensFile(): Plugin {
  return {
    name: 'screens-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const inHtml = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports));
      const describe = ({ path, file, calls = [], signedInCalls = [] }: Screen) => {
        const chunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/web/routes/${file}.tsx`)),
        );
        if (!chunk) throw new Error(`The screen ${path} has no module web/routes/${file}.tsx.`);
        const modules = withImports(chunk).filter((name) => !inHtml.has(name));
        const head = pageDescriptions[path];
        return { path, calls, signedInCalls, head, modules: modules.map((name) => `/${name}`) };
      };
      /** The files of a chunk and of everything it imports statically. */
      function withImports({ fileName }: Rolldown.OutputChunk): string[] {
        const files = new Set([fileName]);
        // A set also visits what is added during the loop.
        for (const file of files)
          chunks
            .filter((chunk) => chunk.fileName === file)
            .forEach(({ imports }) => imports.forEach((name) => files.add(name)));
        return [...files];
      }
      const screens = [...openScreens, ...signedInScreens, ...bareScreens].map(describe);
      this.emitFile({
        type: 'asset',
        fileName: 'screens.json',
        source: JSON.stringify(screens),
      });
    },
  };
}
