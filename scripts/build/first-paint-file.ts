import { type Plugin, runnerImport } from 'vite';

/** Writes first-paint.html: what the server puts into a page for the time until its scripts run. */
export function firstPaintFile(): Plugin {
  return {
    name: 'first-paint-file',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ firstPaint: string }>('/web/app/first-paint.tsx', {
        configFile: false,
      });
      this.emitFile({ type: 'asset', fileName: 'first-paint.html', source: module.firstPaint });
    },
  };
}
