import { hour } from '#contract/values/durations.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { describeError } from './errors.ts';
import type { Upkeep } from './upkeep.ts';

export type Housekeeping = { sweep(): Promise<void>; start(): void; stop(): void };

/** Deletes expired data once an hour. */
export function createHousekeeping({
  pool,
  upkeep,
  clock,
  log,
}: {
  pool: Pool;
  upkeep: readonly Upkeep[];
  clock: () => Date;
  log: FastifyBaseLogger;
}): Housekeeping {
  const statements = upkeep.flatMap(({ sweeps = [] }) => sweeps);
  let timer: NodeJS.Timeout | undefined;

  async function sweep() {
    for (const statement of statements) await pool.query(statement, [clock()]);
  }

  const sweepQuietly = () =>
    void sweep().catch((error: unknown) => log.warn(describeError(error), 'housekeeping failed'));

  return {
    sweep,
    start: () => {
      timer = setInterval(sweepQuietly, hour).unref();
    },
    stop: () => clearInterval(timer),
  };
}
