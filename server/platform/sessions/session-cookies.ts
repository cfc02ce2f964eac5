import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '#server/platform/database/connect.ts';
import { deviceCookie, deviceOf, markDevice } from './device-cookie.ts';
import type { SessionCache } from './session-cache.ts';
import { findSignedIn, type SignedIn, sessionDays } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token in the session cookie, or an empty string. */
    sessionToken(): string;
    findSignedIn(): Promise<SignedIn | undefined>;
    /** The signed-in user's id, for the log; null before `findSignedIn`. */
    userId: number | null;
    /** This browser's id, if the user with this address signed in here before. */
    deviceOf(email: string): string | undefined;
  }
  interface FastifyReply {
    startSession(session: { token: string; userId: number }): void;
    endSession(): void;
    /** Remembers that the user with this address signed in here. */
    markDevice(email: string): void;
  }
}

const deviceAge = 400 * 24 * 60 * 60;

/** Tells the page, which can't read the session cookie, whether to request a profile, and whose page it is. */
const hintCookie = 'pieces_signed_in';

type Parts = {
  database: Database;
  cache: SessionCache;
  secure: boolean;
  secret: string;
  clock: () => Date;
};

/** Session cookies. On https they are `Secure` and have the prefix `__Host-`. */
export const sessionCookies = fp(async function sessionCookies(
  app: FastifyInstance,
  { database: { pool }, cache, secure, secret, clock }: Parts,
) {
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const name = named('pieces_session');
  // Older versions set the plain one on https too.
  const hints = [...new Set([named(hintCookie), hintCookie])];
  const base = { path: '/', sameSite: 'lax', secure } as const;
  const maxAge = sessionDays * 24 * 60 * 60;

  app.decorateRequest('sessionToken', function sessionToken(this: FastifyRequest) {
    return this.cookies[name] ?? '';
  });

  app.decorateRequest('userId', null);

  app.decorateRequest('findSignedIn', function find(this: FastifyRequest) {
    const token = this.sessionToken();
    if (!token) return Promise.resolve(undefined);
    return findSignedIn({ pool, cache }, { token, now: clock() }).then((person) => {
      this.userId = person?.id ?? null;
      return person;
    });
  });

  app.decorateRequest('deviceOf', function find(this: FastifyRequest, email: string) {
    return deviceOf(this.cookies[named(deviceCookie)], { secret, email });
  });

  app.decorateReply('markDevice', function mark(this: FastifyReply, email: string) {
    const value = markDevice({ secret, email });
    this.setCookie(named(deviceCookie), value, { ...base, httpOnly: true, maxAge: deviceAge });
  });

  app.decorateReply('startSession', function startSession(this: FastifyReply, { token, userId }) {
    this.setCookie(name, token, { ...base, httpOnly: true, maxAge });
    this.setCookie(named(hintCookie), `id-${userId}`, { ...base, maxAge });
    this.renewXsrfToken(token);
  });

  app.decorateReply('endSession', function endSession(this: FastifyReply) {
    this.clearCookie(name, base);
    for (const hint of hints) this.clearCookie(hint, base);
    this.renewXsrfToken('');
  });

  // When a session has ended, clear the hint.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const hasEnded = reply.statusCode === 401 && !request.url.startsWith('/api/auth/login');
    const given = hasEnded ? hints.filter((hint) => request.cookies[hint]) : [];
    for (const hint of given) reply.clearCookie(hint, base);
    done();
  });
});
