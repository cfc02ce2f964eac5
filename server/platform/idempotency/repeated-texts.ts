/**
 * Longer texts of a request aren't stored again with its reply: the person who repeats it sends them
 * again.
 */
const maxStoredLength = 1_000;

/** The reply without the long texts that it repeats from the request. */
export const leaveOutTextsOf = (body: unknown, reply: unknown): unknown =>
  mapReply(body, reply, (value, sent) => (isLong(value) && value === sent ? null : value));

/** Undoes it. The body is that of the first request, or its fingerprint would differ. */
export const addTextsOf = (body: unknown, reply: unknown): unknown =>
  mapReply(body, reply, (value, sent) => (value === null && isLong(sent) ? sent : value));

const isLong = (value: unknown) => typeof value === 'string' && value.length > maxStoredLength;

/** Changes each value of a reply, given what the request has under the same name. */
function mapReply(
  body: unknown,
  reply: unknown,
  change: (value: unknown, sent: unknown) => unknown,
): unknown {
  if (!isObject(body) || !isObject(reply)) return reply;
  const entries = Object.entries(reply).map(([name, value]) => [name, change(value, body[name])]);
  return Object.fromEntries(entries);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
