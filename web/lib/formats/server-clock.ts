/** How far the server's clock is ahead of this one, in milliseconds. This one may be wrong. */
let ahead = 0;

/** Learns the server's time from the header Date of an answer that has just arrived. */
export function learnServerTime(date: string | null) {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** The server's time in milliseconds. It's late by up to a second and the answer's way, never early. */
export const serverNow = () => Date.now() + ahead;
