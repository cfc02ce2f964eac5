import { expect, test } from 'vitest';
import { settingNames as known } from './config.ts';
import { findUnknownSettings } from './unknown-settings.ts';

const find = (name: string, strict = false) =>
  findUnknownSettings({ [name]: 'invitation' }, { known, strict });

test.each([
  ['REGISTRATON', 'REGISTRATION'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['log_level', 'LOG_LEVEL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is a misspelled %s in any environment', (name, nearest) => {
  const sentence = `${name} isn't a setting. Did you mean ${nearest}?`;
  expect(find(name)).toEqual([sentence]);
  expect(find(name, true)).toEqual([sentence]);
});

test.each(['REGISTRATION_MODE', 'OPERATOR_EMAIL', 'SMTP_HOST', 'COLOR'])(
  'reports %s only where all variables are settings',
  (name) => {
    expect(find(name)).toEqual([]);
    expect(find(name, true)).toEqual([expect.stringContaining(`${name} isn't a setting.`)]);
  },
);

test.each([
  'PATH',
  'HOSTNAME',
  'NODE_VERSION',
  'LC_ALL',
  'http_proxy',
  'npm_config_cache',
  'DATABASE_PASSWORD',
  'COMPOSE_FILE',
  'JOURNAL_STREAM',
  'TMPDIR',
  'REGISTRATION',
])('accepts %s everywhere', (name) => {
  expect(find(name, true)).toEqual([]);
});

test.each(['HTTP_URL', 'AMQP_URL', 'GITHUB_TOKEN', 'GITLAB_URL', 'DATABASE_PORT', 'POST', 'GHOST'])(
  '%s belongs to another program',
  (name) => {
    expect(find(name)).toEqual([]);
  },
);

test.each([
  ['PIECES_SERVICE_HOST', '10.0.0.7'],
  ['PIECES_SERVICE_PORT_HTTP', '3000'],
  ['DATABASE_PORT', 'tcp://10.0.0.8:5432'],
  ['DATABASE_PORT_5432_TCP', 'tcp://10.0.0.8:5432'],
  ['DATABASE_PORT_5432_TCP_ADDR', '10.0.0.8'],
])('ignores %s=%s, which Kubernetes sets for a service', (name, value) => {
  const environment = { [name]: value };
  expect(findUnknownSettings(environment, { known, strict: true })).toEqual([]);
  expect(findUnknownSettings(environment, { known, strict: false })).toEqual([]);
});

test('a misspelled port isn’t one of a service', () => {
  const strict = findUnknownSettings({ HEALT_PORT: '3001' }, { known, strict: true });
  expect(strict).toEqual(["HEALT_PORT isn't a setting. Did you mean HEALTH_PORT?"]);
});

test('an empty variable counts as unset', () => {
  expect(findUnknownSettings({ REGISTRATON: '' }, { known, strict: true })).toEqual([]);
});
