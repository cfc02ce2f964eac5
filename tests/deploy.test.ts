import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from '#server/platform/config.ts';
import { createProblem } from '#server/platform/problem.ts';
import { openClient } from './client.ts';
import { startTestServer } from './server.ts';
import { listServerPackages, packagesOf } from '#scripts/image/server-packages.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Service = {
  build?: unknown;
  configs?: { source: string }[];
  env_file?: string;
  environment?: Record<string, string>;
  extends?: string | { service: string };
  healthcheck?: object;
  image: string;
  logging?: object;
  volumes?: string[];
};
type Setup = { services: Record<string, Service>; networks: { default: { enable_ipv6: boolean } } };

const readSetup = (name: string) => parse(read(name), { merge: true }) as Setup;
const shared = readSetup('services.yaml').services;
const setups = ['compose.yaml', 'cluster.yaml'] as const;

/** Reads a service with what it extends, as Docker Compose does. */
const readService = (setup: (typeof setups)[number] | 'services.yaml', name: string) =>
  extend(readSetup(setup).services[name] as Service);

function extend(service: Service): Service {
  const { extends: other } = service;
  const named = shared[typeof other === 'string' ? other : (other?.service ?? '')];
  const base = named && extend(named);
  const { environment = {}, ...rest } = { ...base, ...service };
  return { ...rest, environment: { ...base?.environment, ...environment } };
}

/** The Caddyfile for these processes. */
const fill = (upstreams = '') => read('Caddyfile').replaceAll('{$UPSTREAMS}', upstreams);

/** The variables Docker Compose reads from .env. */
const dotenv: Record<string, string> = {
  DOMAIN: 'pieces.example',
  DATABASE_PASSWORD: 'secret',
  DATABASE_NAME: 'pieces',
  BACKUP_DAYS: '30',
  SECRET: 'a secret that is the same for both of them',
  METRICS_TOKEN: 'a token of the metrics',
  SMTP_URL: 'smtps://me:secret@mail.example',
  MAIL_FROM: 'Pieces <pieces@mail.example>',
};
/** Replaces ${NAME}, ${NAME:?why} and ${NAME:-otherwise}, from the inside out. */
function fillIn(text: string, variables = dotenv): string {
  const filled = text.replaceAll(
    /\$\{(\w+)(?::(?:\?|-([^${}]*))[^${}]*)?\}/g,
    (_, name: string, otherwise = '') => variables[name] ?? otherwise,
  );
  return filled === text ? text : fillIn(filled, variables);
}

const environmentOf = (service: Service | undefined, variables = dotenv) => ({
  ...(service?.env_file === '.env' && variables),
  ...Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, value]) => [
      name,
      fillIn(value, variables),
    ]),
  ),
});

let metrics = '';

beforeAll(async () => {
  const server = await startTestServer({
    metricsToken: dotenv.METRICS_TOKEN,
    backupDir: '/backups',
  });
  const { request } = openClient(server.url);
  await request('GET', '/api/projects/search');
  metrics = await (
    await request('GET', '/metrics', {
      headers: { authorization: `Bearer ${dotenv.METRICS_TOKEN}` },
    })
  ).text();
});

test.each([
  ['compose.yaml', 'postgres'],
  ['cluster.yaml', 'haproxy'],
] as const)(
  'in %s, both processes have the same settings, and Pieces knows all of them',
  (setup, database) => {
    const environment = environmentOf(readService(setup, 'pieces-1'));
    expect(readService(setup, 'pieces-2')).toEqual(readService(setup, 'pieces-1'));
    expect(readConfig(environment, { strict: true })).toMatchObject({
      publicUrl: 'https://pieces.example',
      databaseUrl: `postgresql://pieces:secret@${database}/pieces`,
      trustProxy: 1,
      drainSeconds: 5,
      metricsToken: dotenv.METRICS_TOKEN,
      backupDir: '/backups',
    });
  },
);

test.each(setups)('in %s, every setting of .env reaches Pieces and the backups', (setup) => {
  const ofContainer = new Set(['PORT', 'HOST', 'HEALTH_PORT', 'DATA_DIR', 'BACKUP_DIR']);
  const names = settingNames.filter((name) => !ofContainer.has(name));
  const variables = { ...dotenv, ...Object.fromEntries(names.map((name) => [name, `my ${name}`])) };
  for (const name of ['pieces-1', 'pieces-2', 'backup']) {
    const environment = environmentOf(readService(setup, name), variables);
    expect(environment).toMatchObject(
      Object.fromEntries(names.map((name) => [name, `my ${name}`])),
    );
    // The superuser's password isn't for Pieces.
    expect(environment).toHaveProperty('CLUSTER_PASSWORD', '');
  }
});

test('the README lists exactly the settings', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, table = ''] = /^\| variable \|.*\n((?:\|.*\n)+)/m.exec(readme) ?? [];
  const names = table
    .split('\n')
    .flatMap((row) => row.split('|')[1]?.match(/`(\w+)`/g) ?? [])
    .map((name) => name.replaceAll('`', ''));
  expect(names.toSorted()).toEqual(settingNames.toSorted());
});

test('the image refuses variables that are no settings', () => {
  expect(read('Dockerfile')).toMatch(/^CMD .*"server\/main.ts", "--strict-settings"\]$/m);
});

test('in compose.yaml and cluster.yaml, Pieces has an ordinary role that owns its database', () => {
  const scripts = [read('create-role.sh'), read('cluster/after-bootstrap.sh')];
  for (const script of scripts) {
    expect(script).toContain("create role pieces login createdb password :'password';");
    expect(script).toMatch(/--set=password="\$\(decode-password "\$\w+"\)"/);
    expect(script).toContain('create database pieces owner pieces;');
    expect(script).not.toMatch(/role pieces.* superuser/);
  }
  const { environment, volumes } = readService('compose.yaml', 'postgres');
  expect(environment).not.toHaveProperty('POSTGRES_USER');
  expect(volumes).toContain('./create-role.sh:/docker-entrypoint-initdb.d/create-role.sh:ro');
  expect(volumes).toContain('./cluster/decode-password.sh:/usr/local/bin/decode-password:ro');
});

test.each(['a/b+c=', 'a b%2Fc', '50%off', 'it’s "q" \\\\x41 %C3%A4%zz', '%FF', '@/?#:'])(
  'the role of the database and Pieces read the password %s alike',
  (password) => {
    const script = join(folder, 'cluster/decode-password.sh');
    const decoded = execFileSync(script, [password], { encoding: 'utf8' });
    const url = fillIn(shared['pieces']?.environment?.['DATABASE_URL'] ?? '', {
      DATABASE_PASSWORD: password,
    });
    const { databaseUrl = '' } = readConfig({ DATABASE_URL: url, SECRET: dotenv.SECRET });
    expect(decodeURIComponent(new URL(databaseUrl).password)).toBe(decoded);
  },
);

test.each(setups)('in %s, visitors over IPv6 keep their own address', (setup) => {
  expect(readSetup(setup).networks.default.enable_ipv6).toBe(true);
});

test.each(setups)('in %s, the proxy and Prometheus use exactly the two processes', (setup) => {
  const { UPSTREAMS: upstreams } = environmentOf(readService(setup, 'proxy'));
  expect(upstreams?.split(' ')).toEqual(['pieces-1:3000', 'pieces-2:3000']);
  const { scrape_configs: jobs } = parse(read('prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  expect(jobs[0]?.static_configs[0]?.targets).toEqual(upstreams?.split(' '));
});

test.each(setups)('in %s, every service that --wait waits for can become healthy', (setup) => {
  // Images that others made have checks of their own, or are only a proxy.
  const checked = ['backup', setup === 'compose.yaml' ? 'postgres' : 'haproxy'];
  for (const name of checked) expect(readService(setup, name).healthcheck).toBeDefined();
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\n.*\/health\/ready/m);
});

test('without TLS, the proxy redirects pages to https and rejects API calls', () => {
  const [, plain = ''] = /^http:\/\/\{\$SITE\} \{\n([\s\S]*?)^\}/m.exec(read('Caddyfile')) ?? [];
  expect(plain).toContain('@calls path /api/* /metrics');
  expect(plain).toMatch(/handle @calls \{\s+respond .* 403\s+\}/);
  expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} permanent\s+\}/);
  expect(plain).not.toContain('reverse_proxy');
});

test.each(['compose.yaml', 'cluster.yaml', 'services.yaml'] as const)(
  'in %s, the log of every container is limited',
  (setup) => {
    for (const name of Object.keys(readSetup(setup).services))
      expect([name, readService(setup, name).logging]).toEqual([
        name,
        { driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } },
      ]);
  },
);

test('every metric of an alert exists, and Prometheus loads the alerts', () => {
  const { rule_files: files } = parse(read('prometheus.yml')) as { rule_files: string[] };
  const { groups } = parse(read(files[0] ?? '')) as { groups: { rules: { expr: string }[] }[] };
  const names = groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) => expr.match(/\b(pieces|nodejs)_\w+/g) ?? []),
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !metrics.includes(`\n${name}`))).toEqual([]);
});

test('the units for systemd start programs that exist, and stop Pieces before its database', () => {
  for (const unit of ['pieces.service', 'pieces-backup.service']) {
    const [, script = ''] = /^ExecStart=\S+node .*?(scripts\/\S+)/m.exec(read(unit)) ?? [];
    expect(existsSync(join(root, script))).toBe(true);
    expect(read(unit)).toMatch(/^User=pieces$/m);
  }
  expect(read('pieces.service')).toMatch(/^KillMode=mixed$/m);
  expect(read('pieces.service')).toMatch(/^ExecStart=.* --strict-settings$/m);
});

test.each(setups)('in %s, the proxy and Docker ask the thread that serves health', (setup) => {
  const { healthPort } = readConfig(environmentOf(readService(setup, 'pieces-1')));
  expect(healthPort).toBe(3001);
  expect(read('Caddyfile')).toMatch(/health_port 3001\s+health_uri \/health\/ready\s/);
  expect(read('Dockerfile')).toMatch(/^ENV .*HEALTH_PORT=3001$/m);
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\n.*127\.0\.0\.1:3001\/health\/ready/m);
});

test('if no process is ready, the proxy asks one anyway, and in the end says that Pieces is busy', () => {
  const { UPSTREAMS: upstreams } = environmentOf(readService('compose.yaml', 'proxy'));
  const [, fallback = ''] =
    /handle @unready \{\s+(reverse_proxy [^}]*)\}/.exec(fill(upstreams)) ?? [];
  expect(fallback).toMatch(`reverse_proxy ${upstreams} 127.0.0.1:8503 {`);
  expect(fallback).not.toContain('health_');
  const [, body = '{}'] = /respond `(\{"type".*)` 503/.exec(read('Caddyfile')) ?? [];
  expect(JSON.parse(body)).toEqual(
    createProblem('unavailable', { message: 'Pieces is busy right now. Try again in a moment.' }),
  );
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
  const files = globSync('{contract,server,web,scripts/build}/**/*.{ts,tsx,css}', { cwd: root });
  const needed = [...files, 'scripts/build.ts', 'vite.config.ts']
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => packagesOf(join(root, file)));
  expect(needed).toContain('vite');
  const all = [...needed, ...listServerPackages(root)];
  expect([...new Set(all)].filter((name) => !dependencies[name])).toEqual([]);
});

test('the image leaves out what only building the pages needs', () => {
  const kept = listServerPackages(root);
  expect(kept).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'zod']));
  for (const name of ['vite', 'react', 'lucide-react', 'node']) expect(kept).not.toContain(name);
});

test('an upgrade replaces every process, waits for each, and finds the images that Pieces built', () => {
  const upgrade = read('upgrade.sh');
  const [, processes] = /^for process in (.+); do$/m.exec(upgrade) ?? [];
  const { UPSTREAMS: upstreams } = environmentOf(readService('compose.yaml', 'proxy'));
  expect(processes).toBe(upstreams?.replaceAll(':3000', ''));
  expect(upgrade).toMatch(/up .*--wait "\$process"/);
  // Before any process is replaced.
  expect(upgrade).toMatch(
    /exec --no-TTY backup node scripts\/backup\.ts[\s\S]*up .*--wait "\$process"/,
  );
  expect(upgrade).toMatch(/done\n[^]*caddy reload .* < Caddyfile\n/);
  expect(upgrade).toContain('image prune --force --filter label=pieces.image');
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/^LABEL pieces\.image=/m);
});

test('every file that deploy/ mounts or copies exists', () => {
  const copied = [...read('cluster/Dockerfile').matchAll(/^COPY (?:--\S+ )?(\S+)/gm)];
  const configs = [...read('cluster.yaml').matchAll(/file: (cluster\/\S+)/g)];
  const names = [
    ...copied.map(([, name]) => `cluster/${name}`),
    ...configs.map(([, name]) => String(name)),
  ];
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(read(name)).not.toBe('');
});
