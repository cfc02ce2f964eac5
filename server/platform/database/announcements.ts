import type pg from 'pg';

/** What a trigger sends by NOTIFY and, on the connection that caused it, as a notice. */
export type Announcement = { channel: string; payload: string };

export type AnnouncementListener = (announcement: Announcement) => void;

/** The code of such a notice. Its message is the channel and its detail the payload. */
const noticeCode = 'PN000';

/**
 * Passes on what this client's statements announce: immediately, and again after each statement
 * until the transaction is over. So the listener is called after the commit, but before the code
 * that awaits the commit continues. Returns the function to call when a statement has ended.
 */
export function receiveAnnouncements(
  client: pg.Client,
  listener: AnnouncementListener,
): () => void {
  const received = new Map<string, Announcement>();
  client.on('notice', ({ code, message: channel = '', detail: payload = '' }) => {
    if (code !== noticeCode) return;
    const announcement = { channel, payload };
    received.set(`${channel} ${payload}`, announcement);
    listener(announcement);
  });
  return () => {
    if (received.size === 0) return;
    for (const announcement of received.values()) listener(announcement);
    if (client.getTransactionStatus() === 'I') received.clear();
  };
}
