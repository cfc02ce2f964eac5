import { ProblemError } from './problem-error.ts';

/** Every call that creates something, and others that don't mind the key. */
export const mayCreate = /^POST \/(projects|forum|events|hackathons|users\/entries)/;

/** Idempotency keys of calls without a response yet, by their content. */
const unanswered = new Map<string, string>();

type Headers = Record<string, string>;

/**
 * Sends a creating call with an Idempotency-Key, and with the same key again until there is a
 * response, so that pressing "Create" again after a lost response does not create a duplicate.
 * After a response, the same content gets a new key.
 */
export async function sendWithIdempotencyKey<Answer>(
  key: string,
  sent: object,
  send: (headers?: Headers) => Promise<Answer>,
): Promise<Answer> {
  if (!mayCreate.test(key)) return send();
  const content = JSON.stringify([key, sent]);
  const idempotencyKey = unanswered.get(content) ?? createKey();
  unanswered.set(content, idempotencyKey);
  try {
    const answer = await send({ 'idempotency-key': idempotencyKey });
    unanswered.delete(content);
    return answer;
  } catch (error) {
    if (isFinalResponse(error)) unanswered.delete(content);
    throw error;
  }
}

/** A 4xx is a final response. After a lost connection or a 5xx, the call may still have been executed. */
const isFinalResponse = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500;

// crypto.randomUUID needs a secure context, and Pieces can be opened over HTTP in a local network.
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
