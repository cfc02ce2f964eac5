/**
 * Wraps `work` so that it never runs twice at the same time. Calls during a run share one more run
 * afterward. Each call resolves, or rejects, with a run that started after the call.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function run(): Promise<void> {
    if (!running) {
      running = work().finally(() => (running = undefined));
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  }

  return run;
}
