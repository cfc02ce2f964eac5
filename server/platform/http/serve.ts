import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import {
  basePath,
  type Contract,
  type Endpoint,
  pageOwnerHeader,
  type Parsed,
  type Reply,
} from '#contract/endpoint.ts';
import type { WithParams } from '#contract/path-params.ts';
import { isMembersOnly, type SiteModes } from '#contract/values/areas.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { CountChange } from '#server/platform/limits/changes.ts';
import { runOnce } from '#server/platform/idempotency/run-once.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { isFresh, type SignedIn } from '#server/platform/sessions/sessions.ts';
import { bodyLimitOf } from './body-limit.ts';
import { parseRequest } from './parse.ts';
import { acceptUploads, ignoreBodies, readUpload } from './uploads.ts';
import { replySchema, requestSchema } from './schemas.ts';
import { createSerializer } from './serializers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An endpoint of the contract: its response is data, never a page. */
    isApi?: boolean;
    /** The response stays open until either side ends it. */
    isStream?: boolean;
    /** A signed token in the path authorizes the request, so it needs no XSRF token. */
    isSigned?: boolean;
  }
}

/**
 * What a handler receives: the validated input and the user (undefined only if access is public). A
 * call that creates also receives the transaction in which it runs once. A call with an upload receives
 * `read`, which receives the file, so that it can refuse the call before.
 */
export type Call<E extends Endpoint> = Parsed<E> & {
  request: FastifyRequest;
  reply: FastifyReply;
  user: E extends { access: 'public' } ? SignedIn | undefined : SignedIn;
} & (E extends { creates: true } ? { db: Db } : unknown) &
  (E extends { upload: object } ? { read: () => Promise<Buffer> } : unknown);

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { reply: z.ZodMiniType } ? Reply<E> : void>;

/** One handler for each call of a contract; the compiler reports missing ones. */
export type Routes<C, Calls = WithParams<C>> = {
  [Key in keyof Calls]: Calls[Key] extends Endpoint ? Handler<Calls[Key]> : never;
};

type Serving<C> = {
  db: Db;
  clock: () => Date;
  countChange: CountChange;
  /** The areas of the site that aren't sample content. */
  getModes: () => Promise<SiteModes>;
  routes: Routes<C>;
};

/**
 * Registers the handlers of a contract. Access checks, validation, status codes and serialization
 * are the same for every call and happen only here.
 */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  { db, clock, countChange, getModes, routes }: Serving<C>,
) {
  /** Who makes a call that isn't public. */
  const signedIn = new WeakMap<FastifyRequest, SignedIn>();
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method, path] = key.split(' ') as [string, string];
    const handler = routes[key as keyof C] as unknown as (call: unknown) => Promise<unknown>;
    const route: RouteOptions = {
      method,
      bodyLimit: bodyLimitOf(endpoint),
      url: basePath + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        isApi: true,
        isStream: endpoint.stream === true,
        isSigned: endpoint.signed === true,
      },
      schema: { ...requestSchema(endpoint), response: replySchema(endpoint) },
      // Before the body is read, so that nobody can make us read it without signing in.
      onRequest: async (request) => {
        const modes = endpoint.area || endpoint.liveArea ? await getModes() : {};
        refuseUnlessLive(endpoint, modes);
        if (endpoint.access === 'public' && !isMembersOnly(endpoint, modes)) return;
        const user = await request.findSignedIn();
        if (!user) throw new ProblemError('unauthenticated');
        signedIn.set(request, user);
      },
      // zod validates the request below; the schema above is only for the documentation.
      validatorCompiler: () => () => true,
      serializerCompiler: createSerializer,
      handler: async (request, reply) => {
        const user = signedIn.get(request) ?? (await request.findSignedIn());
        if (user && !endpoint.anyone) refuseOtherOwner(request, user);
        if (user && endpoint.fresh && !isFresh(user, clock()))
          throw new ProblemError('identity_unconfirmed');
        if (user && endpoint.access !== 'public' && method !== 'GET') await countChange(user.id);
        const read = () => readUpload(request, endpoint.upload ?? { maxBytes: 0 });
        const parsed = parseRequest(endpoint, request);
        const call = { ...parsed, request, reply, user, read };
        const exchange = { request, reply, path: fillPath(path, parsed.params) };
        const result = await (endpoint.creates && user
          ? runOnce(db, { ...exchange, userId: user.id }, (db) => handler({ ...call, db }))
          : handler(call));
        if (reply.sent) return reply;
        reply.status(endpoint.status ?? (endpoint.reply ? 200 : 204));
        return endpoint.reply ? result : reply.send();
      },
    };
    if (endpoint.upload) void app.register(async (scope) => acceptUploads(scope).route(route));
    else if (endpoint.signed) void app.register(async (scope) => ignoreBodies(scope).route(route));
    else app.route(route);
  }
}

/** Throws not_live if the call belongs to an area of the site that isn't there. */
function refuseUnlessLive({ area, liveArea }: Endpoint, modes: SiteModes) {
  const isHidden = area !== undefined && modes[area] === 'hidden';
  if (isHidden || (liveArea && modes[liveArea] !== 'live')) throw new ProblemError('not_live');
}

/** Throws other_person if the page that makes the call was loaded for someone else. */
function refuseOtherOwner({ headers }: FastifyRequest, user: SignedIn) {
  const owner = headers[pageOwnerHeader.toLowerCase()];
  if (owner !== undefined && owner !== String(user.id)) throw new ProblemError('other_person');
}

/** A path of the contract with the parameters of a call. */
const fillPath = (path: string, params: unknown) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Record<string, unknown>)[name]),
  );
