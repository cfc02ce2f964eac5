/**
 * Makes work that can be wanted at any moment run never twice at once, and once more where it was
 * wanted meanwhile. Each call resolves, or rejects, with a run that began after it.
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
