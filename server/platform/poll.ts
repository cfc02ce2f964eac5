import { coalesce } from './coalesce.ts';

export type Poller = {
  start(): void;
  /** Does the work now, unless it's stopped. */
  wake(): void;
  /** Resolves when the work in progress is done. */
  stop(): Promise<void>;
};

/**
 * Does `work` when started, every `seconds` after that and whenever it's woken, but never twice at the
 * same time. `onError` gets its failures; it's done again as usual.
 */
export function createPoller({
  work,
  seconds,
  onError,
}: {
  work: () => Promise<void>;
  seconds: number;
  onError: (error: unknown) => void;
}): Poller {
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> = Promise.resolve();
  let isStarted = false;

  const check = coalesce(async () => {
    clearTimeout(timer);
    if (!isStarted) return;
    await work().catch(onError);
    if (isStarted) timer = setTimeout(wake, seconds * 1000);
  });

  function wake() {
    if (isStarted) inProgress = check();
  }

  return {
    start: () => {
      isStarted = true;
      wake();
    },
    wake,
    stop: () => {
      isStarted = false;
      clearTimeout(timer);
      return inProgress;
    },
  };
}
