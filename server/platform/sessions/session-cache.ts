import type { FoundSession } from './sessions.ts';

/** How long a session is known without asking the database again, in milliseconds, */
const keptFor = 30_000;
/** and how many are known at most. */
const mostSessions = 10_000;

export type SessionCache = {
  /** The session with this token, where it was found a moment ago. */
  get(token: string): FoundSession | undefined;
  /** Finds a session and keeps it, unless one has ended in the meantime: it may have been this one. */
  keep(token: string, find: Promise<FoundSession | undefined>): Promise<FoundSession | undefined>;
  /** Forgets the sessions of a person, of which one has changed or ended. */
  forget(userId: number): void;
  /** From now on this process hears when a session ends anywhere. */
  open(): void;
  /** It may not hear it any more, so the database is asked each time. */
  close(): void;
};

/**
 * Sessions that were found a moment ago, so that most requests need no statement for theirs. Closed
 * until `open` is called.
 */
export function sessionCache({ now = () => performance.now() } = {}): SessionCache {
  const kept = new Map<string, { session: FoundSession; until: number }>();
  const tokensOf = new Map<number, Set<string>>();
  let isOpen = false;
  /** Counts what was forgotten: a search that began before that may hold what has ended since. */
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
