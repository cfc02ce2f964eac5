import * as z from 'zod/mini';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';

type Key = keyof Api;
type Send = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};
type Answer<E extends Endpoint> = { status: number; body: Reply<E>; headers: Headers };
type Refusal = { status: number; body: z.output<typeof problem>; headers: Headers };

export type Client = ReturnType<typeof openClient>;

/** A client that behaves like a browser: it keeps cookies, sends the XSRF header and reads JSON. */
export function openClient(url: string, cookies = new Map<string, string>()) {
  async function request(method: string, path: string, { body, headers = {} }: Send = {}) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }),
        ...(body !== undefined && { 'content-type': isFile(body) ? fileType : 'application/json' }),
        ...headers,
      },
      body:
        body === undefined || isFile(body) || typeof body === 'string'
          ? body
          : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  }

  /** Sends a call and checks the reply against the contract. Throws if the call fails. */
  async function send<K extends Key>(key: K, options: Send = {}): Promise<Answer<Api[K]>> {
    const [method, path] = addressOf(key, options);
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) await request('GET', '/health/live');
    const response = await request(method, path, options);
    const text = await response.text();
    const endpoint: Endpoint = api[key];
    if (!response.ok && response.status !== 302)
      throw new Error(`${key} answered ${response.status}: ${text}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body = (isJson ? JSON.parse(text) : text || undefined) as Reply<Api[K]>;
    if (endpoint.reply) z.parse(endpoint.reply, body);
    return { status: response.status, body, headers: response.headers };
  }

  /** Sends a call that must fail and checks the error against the contract. Throws if it succeeds. */
  async function refused(key: Key, options: Send = {}): Promise<Refusal> {
    const [method, path] = addressOf(key, options);
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) await request('GET', '/health/live');
    const response = await request(method, path, options);
    const text = await response.text();
    if (response.ok) throw new Error(`${key} succeeded but should have failed: ${text}`);
    const type = response.headers.get('content-type');
    if (!type?.startsWith('application/problem+json'))
      throw new Error(`${key} answered ${type}: ${text}`);
    const body = z.parse(z.strictObject(problem.shape), JSON.parse(text));
    return { status: response.status, body, headers: response.headers };
  }

  return { request, send, refused, cookies };
}

const fileType = 'application/octet-stream';
const isFile = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** Returns the method and path of a call, with its parameters filled in. */
export function addressOf(
  key: Key,
  { params = {}, query = {} }: Pick<Send, 'params' | 'query'>,
): [method: string, path: string] {
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return [method, `/api${filled}${search.size > 0 ? `?${search}` : ''}`];
}

function keep(cookies: Map<string, string>, cookie: string) {
  const [pair = ''] = cookie.split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(name);
  else cookies.set(name, value);
}
