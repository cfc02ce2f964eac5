import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, onRefusal } from './api.ts';
import { ProblemError } from './problem-error.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=abc.def' });
});

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });
const problem = (status: number, code: string) =>
  answer(status, { status, code, message: `About ${code}` });
const sent = (time = 0) => {
  const [url, init] = fetched.mock.calls[time]!;
  return { url, ...init, headers: Object.fromEntries(init!.headers as Headers) };
};

describe('call', () => {
  it('fills path parameters and leaves out undefined query parameters', async () => {
    fetched.mockResolvedValue(answer(200, { content: [], totalElements: 0 }));
    await call('GET /projects/search', {
      query: { page: 0, searchQuery: 'C# & Go', status: undefined },
    });
    expect(sent().url).toBe('/api/projects/search?page=0&searchQuery=C%23+%26+Go');
    fetched.mockResolvedValue(answer(200, {}));
    await call('GET /projects/{projectId}', { params: { projectId: 7 } });
    expect(sent(1).url).toBe('/api/projects/7');
  });

  it('sends cookies, and the XSRF token with every method except GET', async () => {
    fetched.mockImplementation(async () => answer(204));
    await call('GET /users/profile');
    await call('POST /logout');
    expect(sent(0)).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent(0).headers).not.toHaveProperty('x-xsrf-token');
    expect(sent(1).headers).toMatchObject({ 'x-xsrf-token': 'abc.def' });
  });

  it('sets a JSON content type only with a body', async () => {
    fetched.mockImplementation(async () => answer(200, {}));
    await call('POST /auth/login', { body: { email: 'ada@example.org', password: 'Secret12' } });
    expect(sent().headers).toMatchObject({ 'content-type': 'application/json' });
    expect(sent().body).toBe('{"email":"ada@example.org","password":"Secret12"}');
    await call('POST /logout');
    expect(sent(1).headers).not.toHaveProperty('content-type');
  });

  it('returns undefined for an empty response, and text for one that is not JSON', async () => {
    fetched.mockResolvedValueOnce(answer(204));
    expect(await call('POST /logout')).toBeUndefined();
    fetched.mockResolvedValueOnce(
      new Response('Hello', { headers: { 'content-type': 'text/plain' } }),
    );
    expect(await call('POST /users/update-firstname', { body: { firstName: 'Ada' } })).toBe(
      'Hello',
    );
  });

  it('returns an empty string for an empty JSON response', async () => {
    fetched.mockResolvedValueOnce(
      new Response('', { headers: { 'content-type': 'application/json' } }),
    );
    expect(await call('POST /logout')).toBe('');
  });

  it('throws the problem that the server sent', async () => {
    const current = { id: 4 };
    fetched.mockResolvedValue(answer(409, { code: 'stale_ticket', message: 'Changed', current }));
    await expect(call('GET /users/profile')).rejects.toMatchObject({
      status: 409,
      code: 'stale_ticket',
      message: 'Changed',
      current,
      errors: [],
    });
  });

  it('internal: adds a code that finds the request in the log', async () => {
    fetched.mockImplementation(async () => {
      const response = problem(500, 'internal');
      response.headers.set('x-request-id', '1a2b3c4d-0000-4000-8000-000000000000');
      return response;
    });
    await expect(call('GET /users/profile')).rejects.toMatchObject({
      message: 'About internal If it keeps happening, send us this code: 1a2b3c4d',
    });
  });

  it('throws the message of JSON without a code, and ignores a message that is not text', async () => {
    fetched.mockResolvedValueOnce(answer(400, { message: 'This name is taken' }));
    await expect(call('GET /users/profile')).rejects.toMatchObject({
      status: 400,
      code: 'unknown',
      message: 'This name is taken',
    });
    for (const body of [null, [], 'text', { message: { text: 'odd' }, errors: 'odd' }]) {
      fetched.mockResolvedValueOnce(answer(400, body));
      await expect(call('GET /users/profile')).rejects.toMatchObject({
        code: 'unknown',
        message: '',
        errors: [],
      });
    }
  });

  it('throws a problem without a message if the response is not JSON', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 500 }));
    await expect(call('GET /users/profile')).rejects.toMatchObject({
      status: 500,
      code: 'unknown',
      message: '',
    });
  });

  it.each([
    [false, 'You’re offline. Check your connection and try again.'],
    [true, 'Pieces can’t be reached. Check your connection and try again.'],
  ])('network: says what to do (online: %s)', async (onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const failure = call('GET /users/profile');
    await expect(failure).rejects.toBeInstanceOf(ProblemError);
    await expect(failure).rejects.toMatchObject({ code: 'network', message });
  });

  it.each([502, 503, 504])(
    'unavailable: says that Pieces is busy after an empty %s',
    async (status) => {
      fetched.mockResolvedValue(new Response(null, { status }));
      const message = 'Pieces is busy right now. Try again in a moment.';
      await expect(call('GET /users/profile')).rejects.toMatchObject({
        code: 'unavailable',
        message,
      });
    },
  );

  it('rethrows the reason of an aborted call', async () => {
    const abort = new AbortController();
    abort.abort();
    const reason = new DOMException('Aborted', 'AbortError');
    fetched.mockRejectedValue(reason);
    await expect(call('GET /users/profile', { signal: abort.signal })).rejects.toBe(reason);
  });

  it('xsrf_mismatch: retries once with the new token', async () => {
    fetched.mockImplementationOnce(async () => {
      vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=new' });
      return problem(403, 'xsrf_mismatch');
    });
    fetched.mockResolvedValueOnce(answer(204));
    await call('POST /logout');
    expect(sent(1).headers).toMatchObject({ 'x-xsrf-token': 'new' });

    fetched.mockImplementation(async () => problem(403, 'xsrf_mismatch'));
    await expect(call('POST /logout')).rejects.toMatchObject({ code: 'xsrf_mismatch' });
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

describe('onRefusal', () => {
  it('unauthenticated: waits for the person to sign in and retries', async () => {
    const unregister = onRefusal('unauthenticated', async () => true);
    fetched.mockResolvedValueOnce(problem(401, 'unauthenticated'));
    fetched.mockResolvedValueOnce(answer(200, [{ id: 1 }]));
    expect(await call('GET /projects/user')).toMatchObject([{ id: 1 }]);
    unregister();
  });

  it('unauthenticated: throws if the person does not sign in', async () => {
    const unregister = onRefusal('unauthenticated', async () => false);
    fetched.mockResolvedValue(problem(401, 'unauthenticated'));
    await expect(call('GET /projects/user')).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
    unregister();
  });

  it('invalid_credentials: does not ask the person to sign in again', async () => {
    const ask = vi.fn(async () => true);
    const unregister = onRefusal('unauthenticated', ask);
    fetched.mockResolvedValue(problem(401, 'invalid_credentials'));
    const login = call('POST /auth/login', { body: { email: 'a@b.fi', password: 'x' } });
    await expect(login).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(ask).not.toHaveBeenCalled();
    unregister();
  });
});

describe('a call that creates something', () => {
  const ticket = { title: 'Draw the map', description: '' };
  const create = () =>
    call('POST /projects/{projectId}/tickets', { params: { projectId: 7 }, body: ticket });
  const keyOf = (time: number) => sent(time).headers['idempotency-key'];

  it('keeps its idempotency key until there is a response', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValueOnce(problem(503, 'unavailable'));
    fetched.mockResolvedValueOnce(answer(201, { id: 1 }));
    await expect(create()).rejects.toMatchObject({ code: 'network' });
    await expect(create()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await create()).toMatchObject({ id: 1 });
    expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/);
    expect([keyOf(1), keyOf(2)]).toEqual([keyOf(0), keyOf(0)]);
  });

  it('gets a new key after any response', async () => {
    fetched.mockResolvedValueOnce(problem(400, 'invalid_input'));
    fetched.mockResolvedValueOnce(answer(201, { id: 1 }));
    fetched.mockResolvedValueOnce(answer(201, { id: 2 }));
    await expect(create()).rejects.toMatchObject({ code: 'invalid_input' });
    await create();
    await create();
    expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(3);
  });

  it('gets another key for other content, and other calls get none', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(create()).rejects.toThrow('offline');
    const other = { params: { projectId: 7 }, body: { ...ticket, title: 'Another' } };
    await expect(call('POST /projects/{projectId}/tickets', other)).rejects.toThrow('offline');
    await expect(call('POST /logout')).rejects.toThrow('offline');
    expect(keyOf(1)).not.toBe(keyOf(0));
    expect(keyOf(2)).toBeUndefined();
  });
});
