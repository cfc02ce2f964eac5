import type { Plugin } from 'vite';

type Areas = Record<string, string | string[]>;

/**
 * Has Vite's server write the modes of the areas into its pages, as `page-html.ts` does. They are those
 * of Pieces at `server`; while it doesn't answer, every area is sample content.
 */
export function devModes(server: string): Plugin {
  return {
    name: 'dev-modes',
    apply: 'serve',
    transformIndexHtml: async () => {
      const modes = Object.entries(await readAreas(server)).filter(
        ([, mode]) => mode !== 'sample' && mode.length > 0,
      );
      if (modes.length === 0) return [];
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'site' },
          children: JSON.stringify(Object.fromEntries(modes)),
        },
      ];
    },
  };
}

async function readAreas(server: string): Promise<Areas> {
  try {
    const response = await fetch(`${server}/api/areas`);
    return response.ok ? ((await response.json()) as Areas) : {};
  } catch {
    return {};
  }
}
