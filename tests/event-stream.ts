import { createParser } from 'eventsource-parser';
import type { LiveEvents, News, Presence } from '#contract/board/live.ts';
import type { NotificationState } from '#contract/notifications/notifications.ts';
import type { Client } from './client.ts';

type Received = {
  [Name in keyof LiveEvents]: { name: Name; id?: number; data: LiveEvents[Name] };
}[keyof LiveEvents];

export type StreamReader = {
  /** All events so far. */
  events: Received[];
  /** Resolves once the events so far meet a condition. */
  until(condition: (events: Received[]) => boolean): Promise<void>;
  /** The data of all news events so far. */
  news(): News[];
  presence(): Presence | undefined;
  /** The data of the last notifications event. */
  state(): NotificationState | undefined;
  close(): void;
  ended: Promise<void>;
};

type Options = { query?: string; headers?: Record<string, string> };

/** Reads a project's live events like a browser does. */
export const readStream = (
  client: Client,
  projectId: number,
  { query = '', headers = {} }: Options = {},
) => readEvents(client, `/api/projects/${projectId}/events${query}`, headers);

/** Reads the live events of someone's notifications. */
export const readNotifications = (client: Client, headers: Record<string, string> = {}) =>
  readEvents(client, '/api/notifications/events', headers);

/** The same, and the changes of a hackathon's people and teams. */
export const readHackathon = (client: Client, slug: string) =>
  readEvents(client, `/api/notifications/events?hackathon=${slug}`, {});

async function readEvents(
  { request }: Client,
  path: string,
  headers: Record<string, string>,
): Promise<StreamReader> {
  const response = await request('GET', path, { headers });
  if (response.status !== 200 || !response.body) {
    throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
  }
  const events: Received[] = [];
  const waiting = new Set<() => void>();
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      events.push({ name: event, id: id && Number(id), data: JSON.parse(data) } as Received);
      for (const check of waiting) check();
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  };
  return {
    events,
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition(events)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    news: () => events.flatMap((event) => (event.name === 'news' ? [event.data] : [])),
    presence: () => events.findLast((event) => event.name === 'presence')?.data,
    state: () => events.findLast((event) => event.name === 'notifications')?.data,
    // A stream that broke off rejects this.
    close: () => void reader.cancel().catch(() => {}),
    ended: read().catch(() => {}),
  };
}
