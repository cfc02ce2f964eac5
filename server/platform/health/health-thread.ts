import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type ThreadOptions = { port: number; host: string; connectionString: string };
/** What the server's thread says, once a second and when it begins to stop. */
export type Pulse = { isStopping: boolean };

/** Why it can't listen. */
export type Failure = { code: string | undefined; message: string };

export type HealthThread = { announceStop(): void; stop(): Promise<void> };

const pulseInterval = 1_000;

/**
 * Serves liveness and readiness on a port of their own, in a thread with its own connection to the
 * database. However much the server's thread has to do, the proxy learns in time that it's there.
 * If the thread fails, so does the process.
 */
export async function startHealthThread(options: ThreadOptions): Promise<HealthThread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
  const [failure] = (await once(worker, 'message')) as [Failure | undefined];
  if (failure) throw explain(failure, options);
  let isStopping = false;
  const beat = () => worker.postMessage({ isStopping } satisfies Pulse);
  const timer = setInterval(beat, pulseInterval).unref();
  worker.unref();
  return {
    announceStop: () => {
      isStopping = true;
      beat();
    },
    stop: async () => {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}

const explain = ({ code, message }: Failure, { host, port }: ThreadOptions) =>
  new Error(
    code === 'EADDRINUSE'
      ? `Another program already uses ${host}:${port}. Stop it, or set HEALTH_PORT to another number.`
      : message,
  );
