import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SiteModes } from '#contract/values/areas.ts';
import type { Styled } from './extract-styles.ts';

/** `data`: what the app starts with. */
export type FirstContent = Styled & { data: object };

/**
 * `timeZone`: the visitor's, an IANA name; without one, times are in the server's. `replies`: the bodies
 * of API calls, by path. `modes`: the areas of the site that aren't sample content.
 */
export type Page = {
  url: string;
  isSignedIn: boolean;
  modes: SiteModes;
  timeZone?: string;
  replies: [path: string, body: string][];
};
export type Job = Page & { id: number };
export type Result = { id: number; content?: FirstContent; error?: string };

const defaults = {
  /** How long a page waits for its content, and until the process counts as stuck, in milliseconds. */
  patience: 1_000,
  stuckAfter: 10_000,
  /** How many pages may be loaded, rendered or wait for it. */
  maxBusy: 8,
};

export type RenderingLimits = typeof defaults;
type Options = Partial<RenderingLimits> & { onError: (error: Error) => void };

export type Renderer = ReturnType<typeof createRenderer>;

/**
 * Renders pages with what the build put into `folder`, in a process that starts with the first page: a
 * process, unlike a thread, can have the time zone of each visitor. It doesn't get the server's settings.
 * `onError` gets what went wrong; the page then has no content, as when it isn't rendered in time.
 */
export function createRenderer(folder: string, { onError, ...options }: Options) {
  const { patience, stuckAfter, maxBusy } = { ...defaults, ...options };
  const file = pathToFileURL(join(folder, '.renderer/first-content.js')).href;
  const waiting = new Map<number, (content?: FirstContent) => void>();
  let worker: ChildProcess | undefined;
  let count = 0;
  let busy = 0;

  function start(): ChildProcess {
    const started = fork(new URL('./worker.ts', import.meta.url), [file], {
      execArgv: ['--max-old-space-size=128'],
      // Windows programs need SystemRoot.
      env: { TZ: process.env.TZ, SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started.on('message', ({ id, content, error }: Result) => {
      if (error) onError(new Error(error));
      waiting.get(id)?.(content);
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', (code, signal) =>
      fail(started, new Error(`The process that renders pages ended (${signal ?? code}).`)),
    );
    return started;
  }

  function fail(failed: ChildProcess, error: Error) {
    if (failed !== worker) return;
    onError(error);
    end(failed);
  }

  function end(ended: ChildProcess | undefined) {
    if (ended !== worker) return;
    worker = undefined;
    ended?.kill('SIGKILL');
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
    current.send({ ...page, id } satisfies Job, (error) => error && fail(current, error));
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
