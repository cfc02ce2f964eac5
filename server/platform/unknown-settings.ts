import leven from 'leven';

/** What the system, systemd, Docker, npm and Node set or read themselves, and what only deploy/*.yaml read. */
const others = new Set(
  [
    'PATH HOME HOSTNAME LANG LANGUAGE PWD OLDPWD SHLVL TERM TZ LOGNAME SHELL USER INIT_CWD _',
    'TMPDIR LD_PRELOAD MALLOC_ARENA_MAX OPENSSL_CONF NO_COLOR FORCE_COLOR',
    'YARN_VERSION UV_THREADPOOL_SIZE HTTP_PROXY HTTPS_PROXY NO_PROXY SSL_CERT_DIR SSL_CERT_FILE',
    'INVOCATION_ID JOURNAL_STREAM MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE SYSTEMD_EXEC_PID',
    'CACHE_DIRECTORY CONFIGURATION_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY STATE_DIRECTORY',
    'NOTIFY_SOCKET CREDENTIALS_DIRECTORY WATCHDOG_PID WATCHDOG_USEC',
    'DOMAIN DATABASE_NAME DATABASE_PASSWORD CLUSTER_PASSWORD BACKUPS TEXTS',
  ].flatMap((names) => names.split(' ')),
);
const otherPrefixes = /^(LC_|NODE_|COMPOSE_|DOCKER_|KUBERNETES_|XDG_|[a-z])/;

/** Kubernetes describes each service, Pieces' own too, in the environment of all containers next to it. */
const describesService = (name: string, value: string) =>
  name.includes('_SERVICE_HOST') ||
  name.includes('_SERVICE_PORT') ||
  /_PORT_\d{1,5}_(TCP|UDP|SCTP)/.test(name) ||
  (name.endsWith('_PORT') && /^(tcp|udp|sctp):\/\//.test(value));

/** What other programs read and people have in their shells, although it's similar to a setting. */
const ofOtherPrograms = new Set(
  'GITLAB_URL GOOGLE_CLIENT_EMAIL GITHUB_APP_CLIENT_ID DATABASE_USER DATABASE_PORT'.split(' '),
);

/** Shorter names are too close to those of other programs, and typos rarely change the first letter. */
const shortestName = 6;
const isSimilar = (name: string, nearest: { name: string; distance: number }) =>
  name.length >= shortestName &&
  !ofOtherPrograms.has(name) &&
  name[0]?.toUpperCase() === nearest.name[0] &&
  nearest.distance <= Math.floor(name.length / 4);

/**
 * Finds variables that look like settings but aren't, because a misspelled setting would be ignored silently.
 * `strict` is for an environment that has nothing but settings, as in a container: all other variables count
 * then. Otherwise, only those count that are similar to a setting. Returns a sentence for each.
 */
export function findUnknownSettings(
  environment: NodeJS.ProcessEnv,
  { known, strict }: { known: string[]; strict: boolean },
): string[] {
  const names = Object.entries(environment).filter(
    ([name, value]) =>
      value && !known.includes(name) && !others.has(name) && !describesService(name, value),
  );
  return names.flatMap(([name]) => {
    const nearest = findNearest(name, known);
    if (!isSimilar(name, nearest) && (!strict || otherPrefixes.test(name))) return [];
    return `${name} isn't a setting. Did you mean ${nearest.name}?`;
  });
}

function findNearest(name: string, known: string[]) {
  const compared = known.map((one) => ({ name: one, distance: leven(name.toUpperCase(), one) }));
  return compared.reduce((best, one) => (one.distance < best.distance ? one : best));
}
