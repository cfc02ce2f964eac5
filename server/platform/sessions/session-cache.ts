import type { FoundSession } from './sessions.ts';

/** How long a session is used without asking the database again, in milliseconds. */
const keptFor = 30_000;
/** How many sessions are kept; a new one replaces the oldest. */
const mostSessions = 10_000;

export type SessionCache = {
  /** The session with this token, if it was found a moment ago. */
  get(token: string): FoundSession | undefined;
  /** Waits for a search and keeps what it finds, unless a session ended meanwhile: it may be this one. */
  keep(token: string, find: Promise<FoundSession | undefined>): Promise<FoundSession | undefined>;
  /** Forgets all sessions of a user, because one of them changed or ended. */
  forget(userId: number): void;
  /** Starts to keep sessions: from now on, this process is told when one ends. */
  open(): void;
  /** Keeps none, because this process might miss that one ends. */
  close(): void;
};

/**
 * Sessions that were found a moment ago, so that most requests don't query theirs. Keeps none until
 * `open` is called.
 */
export function createSessionCache({ now = () => performance.now() } = {}): SessionCache {
  const kept = new Map<string, { session: FoundSession; until: number }>();
  const tokensOf = new Map<number, Set<string>>();
  let isOpen = false;
  /** Goes up whenever sessions are forgotten: what an earlier search finds may have ended since. */
  let generation = 0;

  function drop(token: string, userId: number) {
    kept.delete(token);
    const tokens = tokensOf.get(userId);
    tokens?.delete(token);
    if (tokens?.size === 0) tokensOf.delete(userId);
  }

  function put(token: string, session: FoundSession) {
    drop(token, session.id);
    const [oldest] = kept.size >= mostSessions ? kept : [];
    if (oldest) drop(oldest[0], oldest[1].session.id);
    kept.set(token, { session, until: now() + keptFor });
    tokensOf.set(session.id, (tokensOf.get(session.id) ?? new Set()).add(token));
  }

  function forgetAll() {
    generation += 1;
    kept.clear();
    tokensOf.clear();
  }

  return {
    get: (token) => {
      const found = kept.get(token);
      return found && found.until > now() ? found.session : undefined;
    },
    keep: async (token, find) => {
      const before = generation;
      const session = await find;
      if (session && isOpen && generation === before) put(token, session);
      return session;
    },
    forget: (userId) => {
      generation += 1;
      for (const token of tokensOf.get(userId) ?? []) drop(token, userId);
    },
    open: () => {
      isOpen = true;
      forgetAll();
    },
    close: () => {
      isOpen = false;
      forgetAll();
    },
  };
}
