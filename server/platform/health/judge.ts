/** How long the server's thread may be silent, and the database without an answer, in milliseconds. */
const [stuckAfter, unavailableAfter] = [20_000, 10_000];

/** What is known of a process, with times in milliseconds. */
export type Seen = {
  /** When the server's thread last ran something else. */
  serverRanAt: number;
  databaseAnsweredAt: number;
  /** Whether the database has refused, or was unreachable, when it was last asked. */
  isDatabaseRefusing: boolean;
  isStopping: boolean;
};

/** Whether a process runs, and whether it can work. A busy one can: its requests only wait. */
export function judge(seen: Seen, now: number): { isLive: boolean; isReady: boolean } {
  const isLive = now - seen.serverRanAt < stuckAfter;
  const isAnswered = now - seen.databaseAnsweredAt < unavailableAfter && !seen.isDatabaseRefusing;
  return { isLive, isReady: isLive && isAnswered && !seen.isStopping };
}
