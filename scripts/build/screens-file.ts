import type { Plugin, Rolldown } from 'vite';
import { firstCalls, sessionCalls } from '#web/app/first-calls.ts';
import { liveDescriptions, pageDescriptions } from '#web/app/page-descriptions.ts';
import { bareScreens, openScreens, type Screen, signedInScreens } from '#web/app/screens.ts';

const withoutHeader = new Set(bareScreens.map(({ path }) => path));

/** Whether a chunk has the source of a live area. */
const isLiveSource = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => /\/web\/sources\/[^/]+\/live\.tsx?$/.test(id));

/** Writes screens.json: the pages, what their heads say, and what the HTML of each one preloads. */
export function screensFile(): Plugin {
  return {
    name: 'screens-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const inHtml = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports));
      const describe = ({ path, file, area, liveArea }: Screen) => {
        const isNested = file.includes('/');
        const own = findChunk(`/web/routes/${file}.tsx`);
        const loaders = isNested ? [findChunk('/web/app/nested-screens.ts')] : [];
        const head = pageDescriptions[path];
        const first = firstCalls[path] ?? {};
        const { calls = [], signedInCalls = [], liveCalls, isRendered } = first;
        const onDemand = (first.modules ?? []).map(findChunk);
        const modules = [...loaders, own, ...onDemand]
          .flatMap(withImports)
          .filter((name) => !inHtml.has(name));
        return {
          path,
          area,
          liveArea,
          hasHeader: !withoutHeader.has(path),
          isRendered,
          calls,
          signedInCalls: [...(withoutHeader.has(path) ? [] : sessionCalls), ...signedInCalls],
          liveCalls,
          head,
          liveHead: liveDescriptions[path],
          modules: [...new Set(modules)].map((name) => `/${name}`),
          liveModules: area && findLiveModules(own),
        };
      };
      /** What a screen loads in live mode as well. */
      const findLiveModules = ({ dynamicImports }: Rolldown.OutputChunk) =>
        chunks
          .filter((chunk) => dynamicImports.includes(chunk.fileName) && isLiveSource(chunk))
          .flatMap(withImports)
          .filter((name) => !inHtml.has(name))
          .map((name) => `/${name}`);
      function findChunk(module: string): Rolldown.OutputChunk {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        if (!chunk) throw new Error(`The build has no module ${module}.`);
        return chunk;
      }
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
