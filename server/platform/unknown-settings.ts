import leven from 'leven';

/** What the system, systemd, Docker, npm and Node set themselves, and what only deploy/*.yaml read. */
const others = new Set(
  [
    'PATH HOME HOSTNAME LANG LANGUAGE PWD OLDPWD SHLVL TERM TZ LOGNAME SHELL USER INIT_CWD _',
    'YARN_VERSION UV_THREADPOOL_SIZE HTTP_PROXY HTTPS_PROXY NO_PROXY SSL_CERT_DIR SSL_CERT_FILE',
    'INVOCATION_ID JOURNAL_STREAM MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE SYSTEMD_EXEC_PID',
    'CACHE_DIRECTORY CONFIGURATION_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY STATE_DIRECTORY',
    'NOTIFY_SOCKET CREDENTIALS_DIRECTORY WATCHDOG_PID WATCHDOG_USEC',
    'DOMAIN DATABASE_NAME DATABASE_PASSWORD CLUSTER_PASSWORD BACKUPS TEXTS',
  ].flatMap((names) => names.split(' ')),
);
const otherPrefixes = /^(LC_|NODE_|COMPOSE_|DOCKER_|KUBERNETES_|XDG_|[a-z])/;

/** Shorter names are too close to those of other programs, and typos rarely change the first letter. */
const shortestName = 6;
const isSimilar = (name: string, nearest: { name: string; distance: number }) =>
  name.length >= shortestName &&
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
  const names = Object.keys(environment).filter(
    (name) => environment[name] && !known.includes(name) && !others.has(name),
  );
  return names.flatMap((name) => {
    const nearest = findNearest(name, known);
    if (!isSimilar(name, nearest) && (!strict || otherPrefixes.test(name))) return [];
    return `${name} isn't a setting. Did you mean ${nearest.name}?`;
  });
}

function findNearest(name: string, known: string[]) {
  const compared = known.map((one) => ({ name: one, distance: leven(name.toUpperCase(), one) }));
  return compared.reduce((best, one) => (one.distance < best.distance ? one : best));
}
