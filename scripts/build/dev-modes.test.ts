import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createServer } from 'vite';
import { devModes } from './dev-modes.ts';

const pieces = createHttpServer((_request, response) => response.end(JSON.stringify(areas)));
let areas: object = {};

afterEach(() => void pieces.close());

test('Vite’s server writes the modes of the areas that aren’t samples into its pages', async () => {
  await new Promise<void>((resolve) => void pieces.listen(0, '127.0.0.1', resolve));
  const { port } = pieces.address() as AddressInfo;
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [devModes(`http://127.0.0.1:${port}`)],
  });
  const read = async () =>
    /<script type="application\/json" id="site">(.*?)<\/script>/.exec(
      await vite.transformIndexHtml('/forum', '<head></head>'),
    )?.[1];
  areas = { forum: 'live', events: 'hidden', home: 'sample', membersOnly: ['forum'] };
  expect(JSON.parse((await read())!)).toEqual({
    forum: 'live',
    events: 'hidden',
    membersOnly: ['forum'],
  });
  areas = { forum: 'sample', membersOnly: [] };
  expect(await read()).toBeUndefined();
  pieces.close();
  pieces.closeAllConnections();
  // Pieces isn't there yet.
  expect(await read()).toBeUndefined();
  await vite.close();
});
