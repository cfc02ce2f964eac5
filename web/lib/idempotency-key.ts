import type { Api } from '#contract/api.ts';
import { ProblemError } from '#web/lib/problem-error.ts';

type Creating = {
  [Key in keyof Api]: Api[Key] extends { creates: true } ? Key : never;
}[keyof Api];

/** The calls that would make two of a kind. The compiler names a missing one. */
const creating: Record<Creating, true> = {
  'POST /projects': true,
  'POST /projects/{projectId}/tickets': true,
  'POST /projects/{projectId}/tickets/{ticketId}/comments': true,
  'POST /users/entries': true,
};

/** Keys of what was sent and has no answer yet, by what was sent. */
const unanswered = new Map<string, string>();

type Headers = Record<string, string>;

/**
 * Sends what creates something under a key, and under the same one again as long as it is not
 * known whether it arrived: pressing "Create" once more after a lost answer creates nothing twice.
 * After an answer, the same words are something new.
 */
export async function sendWithIdempotencyKey<Answer>(
  key: string,
  sent: object,
  send: (headers?: Headers) => Promise<Answer>,
): Promise<Answer> {
  if (!(key in creating)) return send();
  const what = JSON.stringify([key, sent]);
  const idempotencyKey = unanswered.get(what) ?? mintKey();
  unanswered.set(what, idempotencyKey);
  try {
    const answer = await send({ 'idempotency-key': idempotencyKey });
    unanswered.delete(what);
    return answer;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(what);
    throw error;
  }
}

/** A refusal is an answer; a lost line and a failing server are none. */
const isAnswer = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500;

// crypto.randomUUID is missing where a page is opened by a plain address of one's own network.
const mintKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
