import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { listInputs } from './contract-inputs.ts';

const fields = listInputs().filter(({ part, type }) => part === 'body' && type === 'text');

/** Texts with paragraphs. */
const multiLine = /(^|\.)(aboutMe|description|message|note|reason|summary|text)$/;
/** What is only compared or looked up, and a list of addresses that is parsed later. */
const compared =
  /^(addresses\[\]|code|confirmPassword|currentPassword|next|password|subject|token)$/;
/** A title’s error depends on the ticket, so `changeTicket` checks it. Signing in only looks an address up. */
const elsewhere = new Set([
  'PUT /projects/{projectId}/tickets/{ticketId} title',
  'POST /auth/login email',
]);

const hostile = ['\n', '\r\n', '\t', '\u001B[2J', '\u0085', '\u2028', '\u202E', '\u2066'];

test('finds the texts of all calls', () => {
  expect(fields.length).toBeGreaterThan(100);
  const paths = fields.map(({ path }) => path);
  for (const path of ['firstName', 'lookingFor[]', 'criteria[].name', 'places[].prize', 'name'])
    expect(paths).toContain(path);
});

test('every text without paragraphs refuses line breaks, control characters and overrides', () => {
  const lines = fields.filter(
    ({ key, path }) =>
      !multiLine.test(path) && !compared.test(path) && !elsewhere.has(`${key} ${path}`),
  );
  const taken = lines.filter(({ schema }) =>
    hostile.some((characters) => {
      const value = `A name that is${characters}long enough`;
      return (schema as unknown as z.ZodMiniType).safeParse(value).success;
    }),
  );
  expect(taken.map(({ key, path }) => `${key} ${path}`)).toEqual([]);
});
