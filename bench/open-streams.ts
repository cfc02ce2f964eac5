import { request } from 'node:http';
import type { SignedIn } from './stream-people.ts';

export type Stream = {
  /** Resolves when the next event about notifications has arrived. */
  next(): Promise<void>;
  close(): void;
};

/** Opens a stream of someone's notifications, and waits for its first event. */
export async function openStream(url: string, { token }: SignedIn): Promise<Stream> {
  let hear = () => {};
  const next = () => new Promise<void>((resolve) => (hear = resolve));
  const first = next();
  const sent = request(`${url}/api/notifications/events`, {
    agent: false,
    headers: { cookie: `pieces_session=${token}` },
  });
  await new Promise<void>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`A stream was refused: ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('data', (text: string) => text.includes('event: notifications') && hear());
      response.on('error', () => {});
      resolve();
    });
    sent.end();
  });
  await first;
  return { next, close: () => sent.destroy() };
}
