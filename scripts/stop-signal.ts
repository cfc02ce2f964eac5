/** How often to look whether npm is still there, in milliseconds. */
const checkInterval = 500;

/**
 * Returns a signal that is aborted when the program should stop: on SIGTERM, SIGINT or SIGHUP, and when npm, which
 * runs it, is gone. npm stops its shell when it gets a signal, but not the program in it.
 */
export function listenForStop(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort());
  }
  // Without npm, a program goes on without its terminal, as with setsid. Under nohup, Node still gets SIGHUP.
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop.abort(), checkInterval).unref();
  }
  return stop.signal;
}
