import type * as z from 'zod/mini';
import type { AreaName } from './values/areas.ts';

/**
 * One API endpoint.
 *
 * `access`: only signed-in people have access unless this is 'public'.
 * `area`: while an admin has hidden this area of the site, the call returns not_live.
 * `liveArea`: the same unless the area is live. Of either, an admin can exclude people who aren’t signed in.
 * `params`: those of its path. `withParams` adds IDs (`…Id`) and the `slug` of a hackathon.
 * `status`: the status of a successful response; the default is 200, or 204 without a `reply`.
 * `reply`: the response's shape. Other fields are removed, every field is always sent, and there are
 * no transforms.
 * `anyone`: the call doesn’t act as the signed-in person, such as signing in, so any page may make it.
 * `fresh`: the person must have confirmed their identity within the last 10 minutes; otherwise it
 * returns identity_unconfirmed.
 * `maxBodyBytes`: the size of the body, if it may be larger than what its schema allows needs.
 * `upload`: the body is a file, sent as it is, with at most this many bytes.
 * `signed`: the path has a signed token, which is all that's needed: no XSRF token, and any body is
 * accepted and ignored.
 * `creates`: the call isn't idempotent by itself. It takes the header Idempotency-Key (1 to 100
 * visible characters) and runs once per person and key.
 */
export type Endpoint = {
  summary: string;
  access?: 'public';
  area?: AreaName;
  liveArea?: AreaName;
  anyone?: true;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  maxBodyBytes?: number;
  upload?: { maxBytes: number };
  reply?: z.ZodMiniType;
  status?: 200 | 201 | 202 | 204;
  creates?: true;
  fresh?: true;
  signed?: true;
  /** The response is a stream of server-sent events, open until either side closes it. */
  stream?: true;
};

/** Endpoints by `METHOD /path`; the path doesn't include the base path `/api`. */
export type Contract = Record<`${Method} /${string}`, Endpoint>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The base path of all endpoints (Specification, section 9). */
export const basePath = '/api';

/**
 * The header in which a page says whose it is: the ID of the account that it was loaded for. The server
 * refuses the call if someone else has signed in since, in another tab.
 */
export const pageOwnerHeader = 'X-Page-Owner';

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a caller sends, before parsing. */
export type Sent<E extends Endpoint> = {
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  file: E extends { upload: object } ? Blob : undefined;
};

/** What a handler gets, after parsing. */
export type Parsed<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

export type Reply<E extends Endpoint> = Out<E['reply']>;
