import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Styled } from './extract-styles.ts';

/** `data`: what the app starts with. */
export type FirstContent = Styled & { data: object };

/** `replies`: the bodies of API calls, by path. */
export type Page = { url: string; isSignedIn: boolean; replies: [path: string, body: string][] };
export type Job = Page & { id: number };
export type Result = { id: number; content?: FirstContent; error?: string };

const defaults = {
  /** How long a page waits for its content, and until the thread counts as stuck, in milliseconds. */
  patience: 1_000,
  stuckAfter: 10_000,
  /** How many pages may be loaded, rendered or wait for it. */
  maxBusy: 8,
};

export type RenderingLimits = typeof defaults;
type Options = Partial<RenderingLimits> & { onError: (error: Error) => void };

export type Renderer = ReturnType<typeof createRenderer>;

/**
 * Renders pages with what the build put into `folder`, in a thread that starts with the first page.
 * `onError` gets what went wrong; the page then has no content, as when it isn't rendered in time.
 */
export function createRenderer(folder: string, { onError, ...options }: Options) {
  const { patience, stuckAfter, maxBusy } = { ...defaults, ...options };
  const file = pathToFileURL(join(folder, '.renderer/first-content.js')).href;
  const waiting = new Map<number, (content?: FirstContent) => void>();
  let worker: Worker | undefined;
  let count = 0;
  let busy = 0;

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    started.on('message', ({ id, content, error }: Result) => {
      if (error) onError(new Error(error));
      waiting.get(id)?.(content);
    });
    started.on('error', (error) => {
      onError(error as Error);
      end(started);
    });
    return started;
  }

  function end(ended: Worker | undefined) {
    if (ended !== worker) return;
    worker = undefined;
    void ended?.terminate();
    for (const resolve of waiting.values()) resolve();
  }

  async function run(load: () => Promise<Page | undefined>): Promise<FirstContent | undefined> {
    const page = await load();
    if (!page) return undefined;
    const id = (count += 1);
    const current = (worker ??= start());
    const { promise, resolve } = Promise.withResolvers<FirstContent | undefined>();
    waiting.set(id, resolve);
    const timer = setTimeout(() => {
      onError(new Error('Rendering a page took too long.'));
      end(current);
    }, stuckAfter);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    current.postMessage({ ...page, id } satisfies Job);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  }

  return {
    /** Renders the page that `load` returns, unless too many are being loaded or rendered. */
    async render(load: () => Promise<Page | undefined>): Promise<FirstContent | undefined> {
      if (busy >= maxBusy) return undefined;
      busy += 1;
      const done = run(load).finally(() => {
        busy -= 1;
      });
      return Promise.race([done, wait(patience, undefined, { ref: false })]);
    },
    stop: () => end(worker),
  };
}
