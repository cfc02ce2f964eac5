import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { loadOrCreateSecret } from './secret.ts';

test('uses defaults without settings', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    slowMs: 500,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Pieces <pieces@localhost>',
    adminEmails: [],
    community: {
      name: '',
      operator: '',
      contact: '',
      registration: 'anyone',
      newcomers: { joins: 2, requests: 3, invitations: 3, hackathons: 3, addresses: 50 },
      termsFile: undefined,
      privacyFile: undefined,
    },
    drainSeconds: 0,
    backupDir: undefined,
    metricsToken: undefined,
    secret: undefined,
    trustProxy: 0,
    networkLimits: 1,
    changesPerHour: 3000,
    attachmentBytes: 2_147_483_648,
    hstsSubdomains: false,
    google: undefined,
    github: undefined,
    logLevel: 'info',
  });
});

test('treats an empty setting as unset, and removes a trailing slash from a URL', () => {
  expect(
    readConfig({ PORT: '', PUBLIC_URL: 'https://pieces.example/', TRUST_PROXY: '1' }),
  ).toMatchObject({
    port: 3000,
    publicUrl: 'https://pieces.example',
    trustProxy: 1,
  });
});

test('reads the addresses of admins, separated by commas', () => {
  const read = (ADMIN_EMAILS: string) => readConfig({ ADMIN_EMAILS }).adminEmails;
  expect(read(' Aino@pieces.test, eetu@bücher.test')).toEqual([
    'aino@pieces.test',
    'eetu@xn--bcher-kva.test',
  ]);
  expect(() => read('aino')).toThrow('must be email addresses, separated by commas');
});

test('reads who may register: anyone, people with an invitation, or some domains', () => {
  const read = (REGISTRATION: string) => readConfig({ REGISTRATION }).community.registration;
  expect(read('')).toBe('anyone');
  expect(read(' Invitation')).toBe('invitation');
  expect(read('Hive.fi, aalto.fi')).toEqual(['hive.fi', 'aalto.fi']);
  expect(read('bücher.fi')).toEqual(['xn--bcher-kva.fi']);
  for (const wrong of ['nobody', 'anyone, hive.fi', 'hive.fi,', '@hive.fi', 'hive..fi'])
    expect(() => read(wrong)).toThrow('REGISTRATION must be anyone, invitation, or domains');
});

test('reads what new accounts can do, which is at most what others can', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).community.newcomers;
  const most = {
    NEW_ACCOUNT_JOINS: '3',
    NEW_ACCOUNT_REQUESTS: '10',
    NEW_ACCOUNT_INVITATIONS: '10',
    NEW_ACCOUNT_HACKATHONS: '5',
    NEW_ACCOUNT_ADDRESSES: '200',
  };
  expect(read(most)).toEqual({
    joins: 3,
    requests: 10,
    invitations: 10,
    hackathons: 5,
    addresses: 200,
  });
  expect(() => read({ NEW_ACCOUNT_JOINS: '4', NEW_ACCOUNT_REQUESTS: '0' })).toThrow(
    /NEW_ACCOUNT_JOINS must be a whole number from 1 to 3\n.*REQUESTS must be a whole number from 1 to 10/,
  );
});

test('reads how to reach the operator: an email address or a URL', () => {
  const read = (OPERATOR_CONTACT: string) => readConfig({ OPERATOR_CONTACT }).community.contact;
  expect([read(''), read('us@hive.fi'), read('https://hive.fi/help')]).toEqual([
    '',
    'us@hive.fi',
    'https://hive.fi/help',
  ]);
  for (const wrong of ['the office', 'javascript:alert(1)'])
    expect(() => read(wrong)).toThrow('OPERATOR_CONTACT must be an email address or a URL');
});

test('names all invalid settings together', () => {
  const read = () =>
    readConfig({ PORT: 'http', PUBLIC_URL: 'pieces', LOG_LEVEL: 'loud', SECRET: 'short' });
  expect(read).toThrow(
    /PORT.*\n.*PUBLIC_URL must be a URL.*\n.*SECRET must be at least 32.*\n.*LOG_LEVEL/,
  );
});

test('offers a provider only if both its id and its secret are set', () => {
  const keys = { GOOGLE_CLIENT_ID: 'pieces', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig({ ...keys, GITHUB_CLIENT_ID: 'pieces' })).toMatchObject({
    google: { clientId: 'pieces', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    github: undefined,
  });
});

test.each([
  [{ DATABASE_URL: 'postgresql://db/pieces' }, 'SECRET is required when DATABASE_URL is set'],
  [{ DATABASE_URL: 'pieces.db' }, 'DATABASE_URL must be a URL, such as postgresql://'],
  [{ REGISTRATON: 'invitation' }, "REGISTRATON isn't a setting. Did you mean REGISTRATION?"],
  [{ DATABASE_DIRECT_URL: 'postgresql://db/pieces' }, 'DATABASE_DIRECT_URL requires DATABASE_URL'],
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL'],
])('refuses %o with an explanation', (wrong, sentence) => {
  expect(() => readConfig(wrong as Record<string, string>)).toThrow(
    `Invalid settings:\n  ${sentence}`,
  );
});

test('creates the secret once, readable only by its owner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pieces-secret-'));
  const secrets = await Promise.all([loadOrCreateSecret(folder), loadOrCreateSecret(folder)]);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([...secrets, await loadOrCreateSecret(folder)]).size).toBe(1);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
