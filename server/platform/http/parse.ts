import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { notFound, ProblemError } from '../problem.ts';
import { logSecurity } from '../security-log.ts';

z.config(z.locales.en());

/**
 * Parses path, query and body by the contract. Throws not_found where the path names nothing, and
 * invalid_input with the first message of each field otherwise.
 */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  try {
    return parseCall(endpoint, request);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalid_input') logRefusal(request);
    throw error;
  }
}

/** Our own forms check first, so much of what is refused here was not sent by them. */
const logRefusal = (request: FastifyRequest) =>
  logSecurity(request, {
    event: 'input_refused',
    userId: request.userId,
    code: 'invalid_input',
    route: request.routeOptions.url ?? '',
  });

function parseCall(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: endpoint.params && parsePath(endpoint.params, request.params),
    query: endpoint.query && parseInput(endpoint.query, request.query),
    body: endpoint.body && parseInput(endpoint.body, request.body),
  };
}

function parsePath(schema: z.ZodMiniType, input: unknown): unknown {
  const read = z.safeParse(schema, input);
  if (!read.success) throw notFound();
  return read.data;
}

function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  refuseUnstorable(input);
  const read = z.safeParse(schema, input);
  if (read.success) return read.data;
  throw invalidInput(read.error.issues);
}

function invalidInput(issues: z.core.$ZodIssue[]): ProblemError {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!messages.has(field))
      messages.set(field, field ? issue.message : 'Please send a JSON object.');
  }
  const errors = [...messages].map(([field, message]) => ({ field, message }));
  return new ProblemError('invalid_input', { message: errors[0]?.message, errors });
}

// No call needs more than a list of objects in an object.
const deepest = 10;

/** PostgreSQL stores no NUL, and UTF-8 has no half of a surrogate pair. */
function refuseUnstorable(value: unknown, field = '', depth = 0) {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return;
    const message = 'This text holds a character that cannot be stored. Please remove it.';
    throw new ProblemError('invalid_input', { message, errors: [{ field, message }] });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepest) throw new ProblemError('invalid_input');
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(inner, field ? `${field}.${key}` : key, depth + 1);
  }
}
