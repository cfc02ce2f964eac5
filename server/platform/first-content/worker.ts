// Renders pages with the web app, one after the other, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { extractStyles } from './extract-styles.ts';
import type { Job, Result } from './renderer.ts';

type Renderer = {
  renderFirstContent(
    url: URL,
    visitor: { isSignedIn: boolean },
  ): Promise<{ html: string; data: object } | undefined>;
};

const { renderFirstContent } = (await import(workerData as string)) as Renderer;
let replies = new Map<string, string>();

// Calls are answered from what the server fetched. What it didn't fetch stays loading.
globalThis.fetch = async (path) => {
  const body = replies.get(path as string);
  if (body === undefined) return new Promise(() => {});
  const headers = new Headers({ 'content-type': 'application/json' });
  return { ok: true, status: 200, headers, text: async () => body } as Response;
};

async function render({ id, url, isSignedIn, ...job }: Job): Promise<Result> {
  replies = new Map(job.replies);
  const location = new URL(url);
  Object.assign(globalThis, { location });
  try {
    const rendered = await renderFirstContent(location, { isSignedIn });
    if (!rendered) return { id };
    return { id, content: { ...extractStyles(rendered.html), data: rendered.data } };
  } catch (error) {
    return { id, error: (error as Error).stack ?? String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  last = last.then(async () => parentPort!.postMessage(await render(job)));
});
