type Request = { method: string; path: string; body?: unknown };

const json = (value: unknown) => JSON.stringify(value);
const file = (text: string) => new Uint8Array(Buffer.from(text));
const grows = '\uFDFA';

/** What once stalled the server: a public call or a member's, with a body that's slow to check or read. */
export const listWorst = ({ projectId }: { projectId: number }): Request[] =>
  [
    {
      method: 'POST',
      path: '/api/users/registration',
      body: { firstName: grows.repeat(300_000), lastName: grows.repeat(4_000) },
    },
    { method: 'POST', path: '/api/users/registration', body: { firstName: grows.repeat(4_000) } },
    { method: 'POST', path: '/api/auth/login', body: { email: 'a@'.repeat(5_000), password: 'x' } },
    {
      method: 'POST',
      path: '/api/auth/reset-password',
      body: { token: 'x', remove: { identities: Array(480_000).fill(1), passkeys: [] } },
    },
    {
      method: 'POST',
      path: '/api/auth/passkey',
      body: { response: Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [at, 1])) },
    },
    {
      method: 'PUT',
      path: '/api/users/notification-settings',
      body: { emails: Array.from({ length: 480_000 }, () => ({})) },
    },
    {
      method: 'PUT',
      path: '/api/users/team-preferences',
      body: { week: Array(480_000).fill('x') },
    },
    { method: 'GET', path: `/api/auth/verify?token=${'x'.repeat(99)}%F0%9F%A7%A9` },
    { method: 'POST', path: '/api/reports', body: '['.repeat(15_000) },
    {
      method: 'POST',
      path: `/api/projects/${projectId}/tickets`,
      body: { title: 'x', description: '>'.repeat(100_000) },
    },
    ...[
      `{"format":"pieces-board","version":1,"tickets":[${Array(3_000_000).fill('{}').join(',')}]}`,
      `{"cards":${'['.repeat(5_000_000)}`,
      `title,status\n${','.repeat(9_000_000)}`,
      `title,status\nx,${'\uFB03'.repeat(3_000_000)}`,
    ].map((text) => ({
      method: 'POST',
      path: `/api/projects/${projectId}/board-imports/preview`,
      body: file(text),
    })),
  ].map(({ body, ...request }) => ({
    ...request,
    ...(body !== undefined && {
      body: typeof body === 'object' && !(body instanceof Uint8Array) ? json(body) : body,
    }),
  }));
