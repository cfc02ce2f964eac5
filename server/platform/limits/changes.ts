import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './limits.ts';

/** Counts a change by this person. Throws too_many_requests with the seconds to wait after too many. */
export type CountChange = (userId: number) => Promise<void>;

/**
 * Limits how many changes a person can make within an hour, whatever they change and whether it's
 * accepted, so that nobody fills the disk by creating and deleting. Counted in memory, because a
 * statement for each change would cost more than it saves: with several processes, the limit is at most
 * that many times as high, and a restart begins anew.
 */
export function createChangeLimit(perHour: number): CountChange {
  const limiter = new RateLimiterMemory({ points: perHour, duration: 60 * 60 });
  return async (userId) => {
    try {
      await limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(refusal.msBeforeNext, 'You’ve made too many changes in an hour.');
    }
  };
}
