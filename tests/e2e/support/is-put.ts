import type { Request, Response } from '@playwright/test';

/** Finds a PUT by the end of its path. A page also sends some on its own, for example its time zone. */
export const isPut = (path: string) => (sent: Request | Response) => {
  const request = 'request' in sent ? sent.request() : sent;
  return request.method() === 'PUT' && new URL(request.url()).pathname.endsWith(path);
};
