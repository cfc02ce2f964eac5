import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';
import { oncePerSchema } from './once-per-schema.ts';

/** Documents a request in the API documentation. */
export const requestSchema = ({ summary, params, query, body, upload, creates }: Endpoint) => ({
  summary,
  ...(params && { params: inputSchema(params) }),
  ...(query && { querystring: inputSchema(query) }),
  ...(body && { body: inputSchema(body) }),
  ...(upload && { body: fileSchema, consumes: ['application/octet-stream'] }),
  ...(creates && { headers: keyHeaders }),
});

/** Schema of the serializers, which drop all fields that aren't in the contract. */
export function replySchema({ reply, status }: Endpoint): Record<string, object> {
  const problems = outputSchema(problem);
  const refusals = { '4xx': problems, '5xx': problems };
  if (!reply) return refusals;
  return { [status ?? 200]: outputSchema(reply), ...refusals };
}

const fileSchema = { type: 'string', format: 'binary' };

const keyHeaders = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 100,
      description:
        'Repeating a request with the same key creates nothing new and returns the first answer.',
    },
  },
};

const inputSchema = oncePerSchema((schema) =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
);

const outputSchema = oncePerSchema((schema) =>
  z.toJSONSchema(schema, { target: 'draft-7', override: ({ jsonSchema }) => foldNull(jsonSchema) }),
);

/** The serializer would validate `anyOf [x, null]`; `nullable` is faster. */
function foldNull(schema: z.core.JSONSchema.BaseSchema) {
  const [some, none] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || !some || none?.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, some, { nullable: true });
}
