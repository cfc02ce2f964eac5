import { onTestFinished } from 'vitest';
import type { Api } from '#contract/api.ts';
import { basePath, type Endpoint, type Reply } from '#contract/endpoint.ts';
import { type ProblemCode, problems } from '#contract/problem.ts';

type Calls = { [Key in keyof Api]: Api[Key] extends Endpoint ? Api[Key] : never };
type Call = { params: Record<string, string>; query: URLSearchParams; body: any };
type Answer<E extends Endpoint> = (E extends { reply: object } ? Reply<E> : undefined) | Response;

/** What the server answers, by call of the contract: a reply, or a function that makes it. */
export type Answers = {
  [Key in keyof Calls]?:
    | Answer<Calls[Key]>
    | ((call: Call) => Answer<Calls[Key]> | Promise<Answer<Calls[Key]>>);
};

type More = { message?: string; errors?: { field: string; message: string }[]; current?: unknown };

/** The server's refusal of a call. */
export function refusal(code: ProblemCode, more: More = {}): Response {
  const [status, message] = problems[code];
  const body = { type: `/problems/${code}`, status, title: code, code, message, ...more };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** What every screen may ask, answered as to most people. */
const usual: Answers = { 'GET /users/allowances': { join: null, ask: null, invite: null } };

type Sent = Call & { key: string };

type Fetch = typeof window.fetch;

const { fetch } = window;

/** Takes calls of the API during a test. */
let answerCall: Fetch | undefined;

// What is sent after a test is never answered. Vite's server isn't Pieces, and tells the time.
window.fetch = (input, init) => {
  if (!addressOf(input).pathname.startsWith(`${basePath}/`)) return fetch(input, init);
  return answerCall ? answerCall(input, init) : new Promise(() => {});
};

const addressOf = (input: Parameters<Fetch>[0]) =>
  new URL(input instanceof Request ? input.url : input, location.href);

/**
 * Takes the server's place until the end of the test: what the API client sends gets these answers.
 * Any other call fails the test. Returns what was sent.
 */
export function answerCalls(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  const strange: string[] = [];
  answerCall = async (input, init = {}) => {
    const address = addressOf(input);
    const method = init.method ?? 'GET';
    const path = decodeURIComponent(address.pathname.slice(basePath.length));
    // Looked up each time, because tests replace answers.
    for (const [key, answer] of Object.entries({ ...usual, ...answers })) {
      const route = readKey(key);
      const params = route.method === method && route.pattern.exec(path);
      if (!params) continue;
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
      const call = { params: { ...params.groups }, query: address.searchParams, body };
      if (key in answers) sent.push({ key, ...call });
      return toResponse(typeof answer === 'function' ? await answer(call) : answer);
    }
    strange.push(`${method} ${address.pathname}${address.search}`);
    return refusal('not_found');
  };
  onTestFinished(() => {
    answerCall = undefined;
    if (strange.length > 0) throw new Error(`The test has no answer to ${strange.join(', ')}`);
  });
  return sent;
}

function readKey(key: string) {
  const [method = '', path = ''] = key.split(' ');
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { method, pattern: new RegExp(`^${pattern}$`) };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone();
  if (answer === undefined) return new Response(null, { status: 204 });
  return Response.json(answer);
}
