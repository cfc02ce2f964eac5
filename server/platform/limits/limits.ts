import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../problem.ts';

/**
 * How often something may be done: `points` times in `seconds`, for each `key` of this `name`.
 * `advice` is a sentence for whoever is refused: what they can do instead of waiting.
 */
export type Limit = { name: string; points: number; seconds: number; advice?: string };

export type Use = { limit: Limit; key: string };

export type Limits = {
  /**
   * Counts one use of each limit for its key. Throws too_many_requests, with the seconds to wait,
   * where one is used up. Returns what takes this use back, for what turned out to be harmless.
   */
  take(uses: Use[]): Promise<() => Promise<void>>;
  /** Counts one use if the limit allows it. Returns how many milliseconds to wait; 0 where it was counted. */
  tryTake(use: Use): Promise<number>;
  /** Takes one use back. */
  refund(use: Use): Promise<void>;
};

/** Limits that all processes on one database share. */
export function createLimits(pool: Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  }

  async function tryTake({ limit, key }: Use): Promise<number> {
    try {
      await limiterOf(limit).consume(hashKey(key), 1);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
      throw refusal;
    }
  }

  const refund = async ({ limit, key }: Use) =>
    void (await limiterOf(limit).reward(hashKey(key), 1));

  return {
    tryTake,
    refund,
    take: async (uses) => {
      for (const use of uses) {
        const wait = await tryTake(use);
        if (wait > 0) throw tooMany(wait, use.limit);
      }
      return async () => {
        for (const use of uses) await refund(use);
      };
    },
  };
}

function tooMany(milliseconds: number, { advice }: Limit): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 60 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute');
  const refusal = `Too many attempts. Wait ${wait} and try again.`;
  const message = advice ? `${refusal} ${advice}` : refusal;
  return new ProblemError('too_many_requests', { message }, { 'retry-after': String(seconds) });
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** What is counted may be a mail address: nobody reads it from the table. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Where a request comes from. A home has a whole IPv6 network, so that its addresses count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === '' ? 0 : tail.split(':').length;
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - behind)).fill('0')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
