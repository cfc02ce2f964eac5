import type * as z from 'zod/mini';

/**
 * What browser and server promise each other about one call.
 *
 * `access` is shut unless opened: without it, only a signed-in person gets past the door.
 * `status` is the code of a successful answer (200 where not said, 204 where there is no reply).
 * `reply` is what the answer is cut to; it holds no transforms and every field is always sent.
 * `fresh` says that only someone who proved who they are within the last ten minutes gets past the
 * door; to others it answers identity_unconfirmed.
 * `creates` says that doing it twice would make two of a kind: such a call takes the header
 * Idempotency-Key (1 to 100 visible characters), and is done once for each key of a person.
 */
export type Endpoint = {
  summary: string;
  access?: 'public';
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  reply?: z.ZodMiniType;
  status?: 200 | 201 | 202 | 204;
  creates?: true;
  fresh?: true;
  /** The answer is a stream of server-sent events, which ends when either side ends it. */
  stream?: true;
};

/** Calls by `METHOD /path`, the path without the base path `/api`. */
export type Contract = Record<`${Method} /${string}`, Endpoint>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where every call lives (specification, section 9). */
export const basePath = '/api';

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a caller sends, before it is parsed. */
export type Sent<E extends Endpoint> = {
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
};

/** What a handler gets, after it was parsed. */
export type Parsed<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

/** What comes back. */
export type Reply<E extends Endpoint> = Out<E['reply']>;
