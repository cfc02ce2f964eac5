import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';

/** What the API documentation says of a request. */
export function requestSchema({ summary, params, query, body, creates }: Endpoint) {
  return {
    summary,
    ...(params && { params: inputSchema(params) }),
    ...(query && { querystring: inputSchema(query) }),
    ...(body && { body: inputSchema(body) }),
    ...(creates && { headers: keyHeaders }),
  };
}

/** What writes replies, and cuts them to the contract. */
export function replySchema({ reply, status }: Endpoint) {
  const problems = outputSchema(problem);
  const refusals = { '4xx': problems, '5xx': problems };
  if (!reply) return refusals;
  return { [status ?? 200]: outputSchema(reply), ...refusals };
}

const keyHeaders = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 100,
      description: 'Asking again with the same key creates nothing more, and is answered alike.',
    },
  },
};

const inputSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });

const outputSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { target: 'draft-7', override: ({ jsonSchema }) => foldNull(jsonSchema) });

/** `anyOf [x, null]` would be written through a validator, `nullable` is written straight away. */
function foldNull(schema: z.core.JSONSchema.BaseSchema) {
  const [some, none] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || !some || none?.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, some, { nullable: true });
}
