import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/platform/config.ts';
import { openClient } from './client.ts';
import { startTestServer } from './server.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Service = { environment?: Record<string, string>; image: string };
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};

/** The variables Docker Compose reads from .env. */
const variables: Record<string, string> = {
  DOMAIN: 'pieces.example',
  DATABASE_PASSWORD: 'secret',
  SECRET: 'a secret that is the same for both of them',
  METRICS_TOKEN: 'a token of the metrics',
  SMTP_URL: 'smtps://me:secret@mail.example',
  MAIL_FROM: 'Pieces <pieces@mail.example>',
};
const fillIn = (text: string) =>
  text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => variables[name] ?? '');

const environmentOf = (service: Service | undefined) =>
  Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, value]) => [name, fillIn(value)]),
  );

let metrics = '';

beforeAll(async () => {
  const server = await startTestServer({ metricsToken: variables.METRICS_TOKEN });
  const { request } = openClient(server.url);
  await request('GET', '/api/projects/search');
  metrics = await (
    await request('GET', '/metrics', {
      headers: { authorization: `Bearer ${variables.METRICS_TOKEN}` },
    })
  ).text();
});

test('both processes have the same settings, and Pieces knows all of them', () => {
  const environment = environmentOf(services['pieces-1']);
  expect(services['pieces-2']).toEqual(services['pieces-1']);
  expect(readConfig(environment)).toMatchObject({
    publicUrl: 'https://pieces.example',
    databaseUrl: 'postgresql://pieces:secret@postgres/pieces',
    trustProxy: 1,
    drainSeconds: 5,
    metricsToken: variables.METRICS_TOKEN,
  });
  // A misspelled setting would be ignored silently.
  const source = readFileSync(join(folder, '../server/platform/config.ts'), 'utf8');
  for (const name of Object.keys(environment)) expect(source).toContain(`  ${name}: z.`);
});

test('visitors over IPv6 keep their own address', () => {
  const { networks } = parse(read('compose.yaml'), { merge: true }) as {
    networks: { default: { enable_ipv6: boolean } };
  };
  expect(networks.default.enable_ipv6).toBe(true);
});

test('the proxy and Prometheus use exactly the two processes', () => {
  const { UPSTREAMS: upstreams } = environmentOf(services.proxy);
  expect(upstreams?.split(' ')).toEqual(['pieces-1:3000', 'pieces-2:3000']);
  const { scrape_configs: jobs } = parse(read('prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  expect(jobs[0]?.static_configs[0]?.targets).toEqual(upstreams?.split(' '));
});

test('without TLS, the proxy redirects pages to https and rejects API calls', () => {
  const [, plain = ''] = /^http:\/\/\{\$SITE\} \{\n([\s\S]*?)^\}/m.exec(read('Caddyfile')) ?? [];
  expect(plain).toContain('@calls path /api/* /metrics');
  expect(plain).toMatch(/handle @calls \{\s+respond .* 403\s+\}/);
  expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} permanent\s+\}/);
  expect(plain).not.toContain('reverse_proxy');
});

test('every metric on the dashboard exists', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const names = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(pieces|process|nodejs)_\w+/g) ?? []),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !metrics.includes(`\n${name}`))).toEqual([]);
});

test('the image contains no test browser', () => {
  const installs = read('Dockerfile').match(/npm (ci|install)[^&\n]*/g);
  expect(installs).toEqual([expect.stringContaining('--omit=dev')]);
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { dev?: boolean }>;
  };
  const browsers = Object.entries(packages).filter(([name]) => /chromium|playwright/.test(name));
  expect(browsers.length).toBeGreaterThan(2);
  expect(browsers.filter(([, { dev }]) => !dev)).toEqual([]);
});

test('the image has every package needed to build and run Pieces', () => {
  const { dependencies } = readJson('package.json') as {
    dependencies: Record<string, string>;
  };
  const commands = 'start,build,inputs,backup,restore,command';
  const files = globSync(['{contract,server,web}/**/*.{ts,tsx,css}', `scripts/{${commands}}.ts`], {
    cwd: root,
  });
  const needed = [...files, 'vite.config.ts']
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap(packagesOf);
  expect(needed).toContain('vite');
  expect([...new Set(needed)].filter((name) => !dependencies[name])).toEqual([]);
});

/** Lists the packages a file imports, except for types only. */
function packagesOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/import type [^;]*;/g, '');
  const imports = code.matchAll(/(?<![.\w])(?:from|import)\s*\(?\s*'([@a-z][\w@/.-]*)'/g);
  return [...imports]
    .map(([, path = '']) => path)
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
}
