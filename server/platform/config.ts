import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';
import { normalizeEmailAddress } from '#contract/values/email-address.ts';
import { maxHackathonsPerDay, maxInvitedAddresses } from '#contract/hackathons/hackathon-rules.ts';
import { encodeDatabaseUrl, findUrlProblem } from './database/check-url.ts';
import { findUnknownSettings } from './unknown-settings.ts';

const url = z.url('must be a URL, such as https://pieces.example');
const urlWithoutSlash = z.pipe(
  url,
  z.transform((value) => value.replace(/\/+$/, '')),
);

const port = 'must be a number from 1 to 65535';
const proxies = 'must be the number of proxies in front of Pieces, such as 1';
const changes = 'must be a whole number from 1, such as 3000';
const megabytes = 'must be a whole number of megabytes from 1, such as 2048';
const factor = 'must be a whole number from 1 to 1000';
const seconds = 'must be a number of seconds from 0 to 60';
const days = 'must be a whole number of days from 1 to 3650';
const milliseconds = 'must be a whole number of milliseconds from 1, such as 500';

const wholeNumber = (message: string, least: number, most = Infinity) =>
  z.coerce
    .number(message)
    .check(z.int(message), z.minimum(least, message), z.maximum(most, message));

/** New accounts can do at most as much as others. */
const newcomerLimit = (usual: number, otherwise: number) =>
  z._default(wholeNumber(`must be a whole number from 1 to ${usual}`, 1, usual), otherwise);

const databaseUrl = z.string().check(z.overwrite(encodeDatabaseUrl), ({ value, issues }) => {
  const message = findUrlProblem(value);
  if (message) issues.push({ code: 'custom', input: value, message });
});

const addresses = 'must be email addresses, separated by commas';
const address = z.string().check(
  z.refine((value) => normalizeEmailAddress(value) !== undefined, addresses),
  z.overwrite((value) => normalizeEmailAddress(value) ?? value),
);
const emails = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.transform((value) => value.split(',').map((address) => address.trim())),
);

const who = 'must be anyone, invitation, or domains of email addresses, separated by commas';
const registration = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  // As in stored addresses, an international domain is in Punycode.
  z.transform((value) => value.split(',').map((word) => domainToASCII(word.trim()) || word.trim())),
);
const isDomain = (word: string) => {
  const labels = word.split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z0-9-]+$/.test(label));
};
const isRegistration = (words: string[]) =>
  ['anyone', 'invitation'].includes(words.join()) || words.every(isDomain);

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const portNumber = wholeNumber(port, 1, 65535);

const settings = z.object({
  PORT: z._default(portNumber, 3000),
  HEALTH_PORT: z.optional(portNumber),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(urlWithoutSlash),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  SMTP_URL: z.optional(url),
  MAIL_FROM: z._default(z.string(), 'Pieces <pieces@localhost>'),
  SECRET: z.optional(z.string().check(z.minLength(32, 'must be at least 32 characters long'))),
  TRUST_PROXY: z._default(wholeNumber(proxies, 0), 0),
  NETWORK_LIMITS: z._default(wholeNumber(factor, 1, 1000), 1),
  CHANGES_PER_HOUR: z._default(wholeNumber(changes, 1), 3000),
  ATTACHMENTS_MB: z._default(wholeNumber(megabytes, 1), 2048),
  HSTS_SUBDOMAINS: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(urlWithoutSlash, 'https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.optional(z.string()),
  GITHUB_CLIENT_SECRET: z.optional(z.string()),
  GITHUB_URL: z._default(urlWithoutSlash, 'https://github.com'),
  GITHUB_API_URL: z._default(urlWithoutSlash, 'https://api.github.com'),
  ADMIN_EMAILS: z.optional(z.pipe(emails, z.array(address))),
  COMMUNITY_NAME: z._default(z.string(), ''),
  OPERATOR: z._default(z.string(), ''),
  OPERATOR_CONTACT: z._default(
    z.union([z.email(), z.url({ protocol: /^https?$/ })], 'must be an email address or a URL'),
    '',
  ),
  REGISTRATION: z._default(
    z.pipe(registration, z.array(z.string()).check(z.refine(isRegistration, who))),
    ['anyone'],
  ),
  NEW_ACCOUNT_JOINS: newcomerLimit(3, 2),
  NEW_ACCOUNT_REQUESTS: newcomerLimit(10, 3),
  NEW_ACCOUNT_INVITATIONS: newcomerLimit(10, 3),
  NEW_ACCOUNT_HACKATHONS: newcomerLimit(maxHackathonsPerDay, 3),
  NEW_ACCOUNT_ADDRESSES: newcomerLimit(maxInvitedAddresses, 50),
  TERMS_FILE: z.optional(z.string()),
  PRIVACY_FILE: z.optional(z.string()),
  DRAIN_SECONDS: z._default(wholeNumber(seconds, 0, 60), 0),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_DAYS: z._default(wholeNumber(days, 1, 3650), 30),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'must be at least 16 characters long')),
  ),
  SLOW_MS: z._default(wholeNumber(milliseconds, 1), 500),
  LOG_LEVEL: z._default(z.enum(levels, `must be one of ${levels.join(', ')}`), 'info'),
});

export const settingNames = Object.keys(settings.shape);

/**
 * How many teams someone can join, and ask to join, on the first day of their account, how many hackathons
 * they can create and how many addresses invite to them then, and how many people they can invite to their
 * teams on each day of their first week.
 */
export type NewcomerLimits = {
  joins: number;
  requests: number;
  invitations: number;
  hackathons: number;
  addresses: number;
};

/** Who runs this site and who can sign up; empty texts and no files if the operator set none. */
export type CommunityConfig = {
  name: string;
  operator: string;
  /** An email address or a URL. */
  contact: string;
  /** Who can sign up: anyone, people with an invitation, or addresses with one of these domains. */
  registration: 'anyone' | 'invitation' | string[];
  newcomers: NewcomerLimits;
  /** Files with the operator's own texts in Markdown. */
  termsFile: string | undefined;
  privacyFile: string | undefined;
};

export type Config = {
  port: number;
  /** Where health is served by a thread of its own; see health/health-thread.ts. */
  healthPort: number | undefined;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server's own address, if `databaseUrl` is a pooler's: for LISTEN, migrations and backups. */
  databaseDirectUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  secret: string | undefined;
  /** Number of proxies in front of Pieces: trust that many rightmost entries of X-Forwarded-For. */
  trustProxy: number;
  /** The limits that concern a network are this many times as high. */
  networkLimits: number;
  /** How many changes a person can make in an hour, on each process. */
  changesPerHour: number;
  /** How many bytes the attachments of all projects can take. */
  attachmentBytes: number;
  /** Whether browsers must also use HTTPS for all subdomains of the public host name. */
  hstsSubdomains: boolean;
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  github: { clientId: string; clientSecret: string; url: string; apiUrl: string } | undefined;
  /** The addresses of accounts that may keep order. */
  adminEmails: string[];
  community: CommunityConfig;
  /** Seconds to keep serving after SIGTERM; see http/drain.ts. */
  drainSeconds: number;
  /** Where backups are; if set, the metrics tell the age of the newest. */
  backupDir: string | undefined;
  /** The key to /metrics; if undefined, one is derived from the secret. */
  metricsToken: string | undefined;
  /** Statements and requests that take at least this many milliseconds are logged as slow. */
  slowMs: number;
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
};

/**
 * Reads the environment variables listed in the README. An empty variable counts as unset. `strict`: the
 * environment has nothing but settings (see unknown-settings.ts). Throws an error that names each variable
 * that is invalid or unknown, and what it must be.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  { strict = false } = {},
): Config {
  const value = parse(settings, environment, strict);
  if (value.DATABASE_URL && !value.SECRET) {
    throw new Error('Invalid settings:\n  SECRET is required when DATABASE_URL is set');
  }
  if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL) {
    throw new Error('Invalid settings:\n  DATABASE_DIRECT_URL requires DATABASE_URL');
  }
  return {
    port: value.PORT,
    healthPort: value.HEALTH_PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    secret: value.SECRET,
    trustProxy: value.TRUST_PROXY,
    networkLimits: value.NETWORK_LIMITS,
    changesPerHour: value.CHANGES_PER_HOUR,
    attachmentBytes: value.ATTACHMENTS_MB * 1024 * 1024,
    hstsSubdomains: value.HSTS_SUBDOMAINS === 'yes',
    google: providerConfig(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET, {
      issuer: value.GOOGLE_ISSUER,
    }),
    github: providerConfig(value.GITHUB_CLIENT_ID, value.GITHUB_CLIENT_SECRET, {
      url: value.GITHUB_URL,
      apiUrl: value.GITHUB_API_URL,
    }),
    adminEmails: value.ADMIN_EMAILS ?? [],
    community: {
      name: value.COMMUNITY_NAME,
      operator: value.OPERATOR,
      contact: value.OPERATOR_CONTACT,
      registration: readRegistration(value.REGISTRATION),
      newcomers: {
        joins: value.NEW_ACCOUNT_JOINS,
        requests: value.NEW_ACCOUNT_REQUESTS,
        invitations: value.NEW_ACCOUNT_INVITATIONS,
        hackathons: value.NEW_ACCOUNT_HACKATHONS,
        addresses: value.NEW_ACCOUNT_ADDRESSES,
      },
      termsFile: value.TERMS_FILE,
      privacyFile: value.PRIVACY_FILE,
    },
    drainSeconds: value.DRAIN_SECONDS,
    backupDir: value.BACKUP_DIR && resolve(value.BACKUP_DIR),
    metricsToken: value.METRICS_TOKEN,
    slowMs: value.SLOW_MS,
    logLevel: value.LOG_LEVEL,
  };
}

/** Reads only the settings that locate the data, for commands that need no others. Throws like `readConfig`. */
export function readDataLocation(
  environment: NodeJS.ProcessEnv = process.env,
): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const location = { DATA_DIR: true, DATABASE_URL: true, DATABASE_DIRECT_URL: true } as const;
  const value = parse(z.pick(settings, location), environment);
  // Commands run long transactions, which a pooler shouldn't see.
  const databaseUrl = value.DATABASE_URL && (value.DATABASE_DIRECT_URL ?? value.DATABASE_URL);
  return { dataDir: resolve(value.DATA_DIR), databaseUrl };
}

/** Reads where backups are written and for how many days they're kept. Throws like `readConfig`. */
export function readBackupSettings(environment: NodeJS.ProcessEnv = process.env): {
  folder: string;
  days: number;
} {
  const value = parse(z.pick(settings, { BACKUP_DIR: true, BACKUP_DAYS: true }), environment);
  return { folder: resolve(value.BACKUP_DIR ?? './backups'), days: value.BACKUP_DAYS };
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  strict = false,
): z.output<Schema> {
  const unknown = findUnknownSettings(environment, { known: settingNames, strict });
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const result = z.safeParse(schema, variables);
  const issues = result.success ? [] : result.error.issues;
  const invalid = issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const problems = [...unknown, ...invalid];
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`Invalid settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

const readRegistration = (words: string[]): CommunityConfig['registration'] =>
  words[0] === 'anyone' || words[0] === 'invitation' ? words[0] : words;

/** A provider is only offered if both its id and its secret are set. */
const providerConfig = <Urls>(
  clientId: string | undefined,
  clientSecret: string | undefined,
  urls: Urls,
) => (clientId && clientSecret ? { clientId, clientSecret, ...urls } : undefined);
