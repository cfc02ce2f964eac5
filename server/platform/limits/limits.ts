import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '#server/platform/problem.ts';

/**
 * A rate limit: `points` uses in `seconds`, counted per key. `name` identifies the limit. `advice` is a
 * sentence that tells users what they can do instead of waiting. A limit `perNetwork` can be raised by
 * the operator, because many people may share an address.
 */
export type Limit = {
  name: string;
  points: number;
  seconds: number;
  advice?: string;
  perNetwork?: boolean;
};

/** `points`: how many uses this call counts as; one by default. */
export type Use = { limit: Limit; key: string; points?: number };

export type Limits = {
  /**
   * Counts one use of each limit. Throws too_many_requests with the seconds to wait if one is used
   * up. Returns a function that refunds the uses, for attempts that turned out to be harmless.
   */
  take(uses: Use[]): Promise<() => Promise<void>>;
  /** Counts one use if the limit allows it. Returns the milliseconds to wait, or 0 if it was counted. */
  tryTake(use: Use): Promise<number>;
  refund(use: Use): Promise<void>;
};

/** How far apart the clocks of processes may be, in milliseconds. */
const clockDifference = 5 * 60 * 1000;

/** Creates rate limits that all processes share through the database. */
export function createLimits(pool: Pool, { networkFactor = 1 } = {}): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();

  function getLimiter({ name, points, seconds, perNetwork }: Limit): RateLimiterPostgres {
    const existing = limiters.get(name);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // The platform's upkeep deletes them, for all limits together.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: perNetwork ? points * networkFactor : points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  async function tryTake({ limit, key, points = 1 }: Use): Promise<number> {
    const limiter = getLimiter(limit);
    const window = limit.seconds * 1000;
    const wait = await consume(limiter, hashKey(key), points);
    if (wait <= window + clockDifference) return Math.min(wait, window);
    // The uses were counted while the clock was ahead.
    await limiter.delete(hashKey(key));
    return Math.min(await consume(limiter, hashKey(key), points), window);
  }

  const refund = async ({ limit, key, points = 1 }: Use) =>
    void (await getLimiter(limit).reward(hashKey(key), points));

  return {
    tryTake,
    refund,
    take: async (uses) => {
      for (const use of uses) {
        const wait = await tryTake(use);
        if (wait > 0) throw tooManyRequests(wait, 'Too many attempts.', use.limit.advice);
      }
      return async () => {
        for (const use of uses) await refund(use);
      };
    },
  };
}

/** Counts uses; returns the milliseconds to wait, or 0 if the limit allowed them. */
async function consume(limiter: RateLimiterPostgres, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // A few may still fit where many didn't.
    if (points > 1) await limiter.reward(key, points);
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** `reason` and `advice` are sentences around the one that says how long to wait. */
export function tooManyRequests(milliseconds: number, reason: string, advice = ''): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const refusal = `${reason} Wait ${describeWait(seconds)} and try again.`;
  const message = advice ? `${refusal} ${advice}` : refusal;
  return new ProblemError('too_many_requests', { message }, { 'retry-after': String(seconds) });
}

function describeWait(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Keys may be email addresses, so the table only stores hashes. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The network of a client. IPv6 addresses count by /64, because one household has a whole /64. */
export function networkOf(address: string): string {
  // A server that listens to both sees IPv4 addresses like this.
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? 0 : tail.split(':').length;
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after)).fill('0')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
