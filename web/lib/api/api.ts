import type { Api } from '#contract/api.ts';
import {
  basePath,
  type Endpoint,
  pageOwnerHeader,
  type Reply,
  type Sent,
} from '#contract/endpoint.ts';
import { readCookie } from './cookies.ts';
import { sendWithIdempotencyKey } from './idempotency-key.ts';
import { getPageOwner } from './page-owner.ts';
import { isProblem, networkProblem, readProblem } from './problem-error.ts';
import { learnServerTime } from '#web/lib/formats/server-clock.ts';

export type Calls = { [Key in keyof Api]: Api[Key] extends Endpoint ? Api[Key] : never };

/** Requires the parts that a call has, and rejects those it does not have. */
type Parts<E extends Endpoint> = {
  [Part in keyof Sent<E> as Sent<E>[Part] extends undefined ? never : Part]: Part extends
    | 'body'
    | 'file'
    ? Sent<E>[Part]
    : Written<Sent<E>[Part]>;
};
/** Paths and queries also take numbers, which are converted to text. */
type Written<T> = { [Key in keyof T]: T[Key] | (string extends T[Key] ? number : never) };

type Answers = {
  [Key in keyof Calls]: Calls[Key] extends { reply: object } ? Reply<Calls[Key]> : undefined;
};
type Options<Key extends keyof Calls> = Parts<Calls[Key]> & Pick<Request, 'signal' | 'transport'>;
export type Arguments<Key extends keyof Calls> =
  object extends Options<Key> ? [Options<Key>?] : [Options<Key>];
type StreamKey = {
  [Key in keyof Calls]: Calls[Key] extends { stream: true } ? Key : never;
}[keyof Calls];

/**
 * Calls an endpoint of the contract and returns its response, or throws a ProblemError. If the
 * session has ended, it waits for the person to sign in again and retries.
 */
export async function call<Key extends keyof Calls>(
  key: Key,
  ...[options = {} as Options<Key>]: Arguments<Key>
): Promise<Answers[Key]> {
  const answer = sendWithIdempotencyKey(key, options, async (headers) =>
    completed(key, await read(await send(key, { ...options, headers }))),
  );
  return (await answer) as Answers[Key];
}

/** Like `call`, but returns undefined if the resource still has this ETag. */
export async function callIfChanged<Key extends keyof Calls>(
  key: Key,
  { tag, ...options }: Options<Key> & { tag: string | undefined },
): Promise<Answers[Key] | undefined> {
  const headers = tag === undefined ? undefined : { 'if-none-match': tag };
  const response = await send(key, { ...options, headers });
  return response.status === 304
    ? undefined
    : ((await completed(key, await read(response))) as Answers[Key]);
}

/** Opens a stream of server-sent events and returns its text as it arrives. */
export async function openStream<Key extends StreamKey>(
  key: Key,
  options: Options<Key>,
): Promise<ReadableStream<string>> {
  const { body } = await send(key, options);
  if (!body) throw networkProblem();
  return body.pipeThrough(new TextDecoderStream());
}

/** Sends instead of `fetch`. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

type Request = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal;
  transport?: Transport;
  headers?: Record<string, string> | undefined;
};

async function send(key: string, request: Request): Promise<Response> {
  try {
    return await sendWithTokenRetry(key, request);
  } catch (error) {
    const listener = isProblem(error) ? listeners.get(error.code) : undefined;
    if (!(await listener?.())) throw error;
    return sendWithTokenRetry(key, request);
  }
}

/** A response that rejects an outdated token sets a new one, so the call is retried once. */
async function sendWithTokenRetry(key: string, request: Request): Promise<Response> {
  try {
    return await fetchEndpoint(key, request);
  } catch (error) {
    if (!isProblem(error, 'xsrf_mismatch')) throw error;
    return fetchEndpoint(key, request);
  }
}

async function fetchEndpoint(
  key: string,
  { params = {}, query = {}, body, file, signal, transport = fetch, headers }: Request,
): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ');
  const address = basePath + fillPath(path, params) + encodeQuery(query);
  const response = await sendOrThrow(transport, address, {
    method,
    credentials: 'include',
    headers: buildHeaders(method, body, headers),
    body: file ?? JSON.stringify(body),
    signal: signal ?? null,
  });
  learnServerTime(response.headers.get('date'));
  if (!response.ok && response.status !== 304) throw await readProblem(response);
  return response;
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('content-type')?.includes('json');
  const text = await response.text();
  return isJson && text ? JSON.parse(text) : text;
}

/** The calls of the specification whose answers pages need whole. */
const specified =
  /^(GET|POST|PUT) \/(users\/profile|auth\/me|projects(\/user|\/search|\/\{projectId\}(\/members|\/tickets(\/\{ticketId\})?)?)?)$/;
/** Fields that our own server always sends in one of them. */
const marks = ['isAdmin', 'can', 'version', 'awayUntil', 'lastChange', 'totalIsExact'];

/** A server that only knows the specification leaves fields out, so they're filled in. */
async function completed(key: string, answer: unknown): Promise<unknown> {
  const one: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!specified.test(key) || typeof one !== 'object' || one === null) return answer;
  if (marks.some((mark) => mark in one)) return answer;
  return (await import('./complete-answer.ts')).completeAnswer(key, answer);
}

async function sendOrThrow(transport: Transport, address: string, init: RequestInit) {
  try {
    return await transport(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw networkProblem();
  }
}

function buildHeaders(method: string, body: unknown, given?: Record<string, string>) {
  const headers = new Headers({ accept: 'application/json', ...given });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const owner = getPageOwner();
  if (owner !== undefined) headers.set(pageOwnerHeader, String(owner));
  const token = readCookie('XSRF-TOKEN');
  if (method !== 'GET' && token) headers.set('X-XSRF-TOKEN', token);
  return headers;
}

const fillPath = (path: string, params: Record<string, string | number>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

function encodeQuery(query: Record<string, string | number | undefined>) {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

/** Asks the person for what the refused call is missing. Resolves to whether to retry it. */
type Listener = () => Promise<boolean>;
const listeners = new Map<string, Listener>();

type Refusal = 'unauthenticated' | 'other_person' | 'identity_unconfirmed' | 'not_live';

/**
 * Registers the handler of refused calls: `unauthenticated` when the session has ended, `other_person`
 * when someone else signed in in another tab, `identity_unconfirmed` when the person has to confirm
 * their identity, `not_live` when an area of the site isn't there anymore. Returns a function that
 * unregisters it.
 */
export function onRefusal(code: Refusal, ask: Listener) {
  listeners.set(code, ask);
  return () => {
    if (listeners.get(code) === ask) listeners.delete(code);
  };
}
