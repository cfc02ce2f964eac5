import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createRenderer, type Page, type Renderer } from './renderer.ts';

/** Stands in for the web app: answers with what it was given. */
const bundle = `
  export async function renderFirstContent(url, { isSignedIn }) {
    const { pathname } = url;
    if (pathname === '/redirect') return undefined;
    if (pathname === '/crash') process.exit(3);
    if (pathname === '/noon') return { html: new Date('2026-01-15T12:00Z').getHours() + ' ' + new Date('2026-07-15T12:00Z').getHours(), data: {} };
    if (pathname === '/settings') return { html: Object.keys(process.env).sort().join(), data: {} };
    if (pathname === '/broken') throw new Error('Broken');
    if (pathname === '/stuck') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    const asked = ['/api/one', '/api/none'].map((path) => fetch(path).then((one) => one.text()));
    const body = await Promise.race(asked);
    await new Promise(setImmediate);
    return { html: \`<p style="top:0">\${pathname} \${isSignedIn} \${location.pathname} \${body}</p>\`, data: { body } };
  }
`;

const opened: { renderer: Renderer; folder: string }[] = [];

afterEach(async () => {
  for (const { renderer, folder } of opened.splice(0)) {
    renderer.stop();
    await rm(folder, { recursive: true });
  }
});

async function open(limits: { patience?: number; stuckAfter?: number; maxBusy?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pieces-renderer-'));
  await mkdir(join(folder, '.renderer'));
  await writeFile(join(folder, '.renderer/first-content.js'), bundle);
  await writeFile(join(folder, '.renderer/package.json'), '{ "type": "module" }');
  const errors: string[] = [];
  const renderer = createRenderer(folder, {
    patience: 60_000,
    ...limits,
    onError: ({ message }) => errors.push(message),
  });
  opened.push({ renderer, folder });
  return { renderer, errors };
}

const page =
  (path: string, body = 'answer') =>
  async (): Promise<Page> => ({
    url: `http://pieces.test${path}`,
    isSignedIn: body !== 'answer',
    modes: {},
    replies: [['/api/one', body]],
  });

test('renders a page with the answers it is given, and never answers other calls', async () => {
  const { renderer } = await open();
  expect(await renderer.render(page('/'))).toEqual({
    html: '<p data-style="0">/ false / answer</p>',
    styles: ['top:0'],
    data: { body: 'answer' },
  });
});

test('renders pages one after the other, each with its own answers', async () => {
  const { renderer } = await open();
  const names = ['Aino', 'Eetu', 'Olena', 'Tariq'];
  const pages = await Promise.all(names.map((name) => renderer.render(page(`/${name}`, name))));
  expect(pages.map((one) => one?.html)).toEqual(
    names.map((name) => `<p data-style="0">/${name} true /${name} ${name}</p>`),
  );
});

test('gives a page that redirects or can’t be rendered no content', async () => {
  const { renderer, errors } = await open();
  expect(await renderer.render(page('/redirect'))).toBeUndefined();
  expect(errors).toEqual([]);
  expect(await renderer.render(page('/broken'))).toBeUndefined();
  expect(errors).toEqual([expect.stringContaining('Error: Broken')]);
  expect(await renderer.render(page('/'))).toBeDefined();
});

test('ends a process that is stuck, and renders the next page in a new one', async () => {
  const { renderer, errors } = await open({ stuckAfter: 5_000 });
  expect(await renderer.render(page('/stuck'))).toBeUndefined();
  expect(errors).toEqual(['Rendering a page took too long.']);
  expect((await renderer.render(page('/')))?.html).toContain('answer');
});

test('says that its process ended, and renders the next page in a new one', async () => {
  const { renderer, errors } = await open();
  const pages = [page('/crash'), page('/')].map((load) => renderer.render(load));
  expect(await Promise.all(pages)).toEqual([undefined, undefined]);
  expect(errors).toEqual(['The process that renders pages ended (3).']);
  expect((await renderer.render(page('/')))?.html).toContain('answer');
});

test('renders each page in the time zone of its visitor, else in the server’s', async () => {
  const { renderer } = await open();
  const load = page('/noon');
  const read = async (timeZone?: string) =>
    (await renderer.render(async () => ({ ...(await load()), timeZone })))?.html;
  const own = await read();
  expect(await read('America/New_York')).toBe('7 8');
  expect(await read('Asia/Tokyo')).toBe('21 21');
  expect(await read()).toBe(own);
});

test('gives its process none of the server’s settings', async () => {
  const { renderer } = await open();
  const named = (await renderer.render(page('/settings')))?.html.split(',');
  expect(named?.filter((name) => !/^(TZ|SystemRoot|__.*)$/.test(name))).toEqual([]);
});

test('lets a page wait for its content only so long', async () => {
  const { renderer, errors } = await open({ patience: 1 });
  expect(await renderer.render(page('/stuck'))).toBeUndefined();
  expect(errors).toEqual([]);
});

test('neither loads nor renders more pages at a time than its limit', async () => {
  const { renderer, errors } = await open({ maxBusy: 2 });
  const { promise: answer, resolve } = Promise.withResolvers<Page>();
  const loading = [renderer.render(async () => answer), renderer.render(async () => answer)];
  const load = vi.fn<() => Promise<Page>>(page('/'));
  expect(await renderer.render(load)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  resolve(await page('/')());
  expect(await Promise.all(loading)).not.toContain(undefined);
  expect(await renderer.render(load)).toBeDefined();
  expect(errors).toEqual([]);
});

test('passes on that a page couldn’t be loaded, and is free for the next one', async () => {
  const { renderer } = await open({ maxBusy: 1 });
  const failing = renderer.render(() => Promise.reject(new Error('Not loaded')));
  await expect(failing).rejects.toThrow('Not loaded');
  expect(await renderer.render(async () => undefined)).toBeUndefined();
  expect(await renderer.render(page('/'))).toBeDefined();
});
