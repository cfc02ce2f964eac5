import type { Client } from './client.ts';

/** What someone is notified of, newest first. */
export const notifiedTexts = async ({ send }: Pick<Client, 'send'>) =>
  (await send('GET /notifications')).body.notifications.map(({ text }) => text);
