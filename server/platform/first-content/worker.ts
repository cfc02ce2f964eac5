// Renders pages with the web app, one after the other, in a process of its own.
import type { SiteModes } from '#contract/values/areas.ts';
import { extractStyles } from './extract-styles.ts';
import type { Job, Result } from './renderer.ts';

type Renderer = {
  renderFirstContent(
    url: URL,
    visitor: { isSignedIn: boolean; modes: SiteModes },
  ): Promise<{ html: string; data: object } | undefined>;
};

const { renderFirstContent } = (await import(process.argv[2]!)) as Renderer;
const { timeZone: ownTimeZone } = new Intl.DateTimeFormat().resolvedOptions();
let replies = new Map<string, string>();

// Calls are answered from what the server fetched. What it didn't fetch stays loading.
globalThis.fetch = async (path) => {
  const body = replies.get(path as string);
  if (body === undefined) return new Promise(() => {});
  const headers = new Headers({ 'content-type': 'application/json' });
  return { ok: true, status: 200, headers, text: async () => body } as Response;
};

async function render({
  id,
  url,
  isSignedIn,
  modes,
  timeZone = ownTimeZone,
  ...job
}: Job): Promise<Result> {
  if (process.env.TZ !== timeZone) process.env.TZ = timeZone;
  replies = new Map(job.replies);
  const location = new URL(url);
  Object.assign(globalThis, { location });
  try {
    const rendered = await renderFirstContent(location, { isSignedIn, modes });
    if (!rendered) return { id };
    return { id, content: { ...extractStyles(rendered.html), data: rendered.data } };
  } catch (error) {
    return { id, error: (error as Error).stack ?? String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
process.on('message', (job: Job) => {
  last = last.then(async () => process.send!(await render(job)));
});
// Ctrl+C reaches this process, too. The server ends it when nobody waits for a page anymore.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
