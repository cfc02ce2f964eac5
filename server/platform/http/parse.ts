import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { findOversized } from './input-sizes.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';

z.config(z.locales.en());

/**
 * Validates path, query and body against the contract. Throws not_found if a path parameter is
 * invalid, and invalid_input with the first message for each other invalid field.
 */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  try {
    return parseCall(endpoint, request);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalid_input') logRefusal(request);
    throw error;
  }
}

/** Our own forms validate first, so most of what is refused here didn't come from them. */
const logRefusal = (request: FastifyRequest) =>
  logSecurity(request, {
    event: 'input_refused',
    userId: request.userId,
    code: 'invalid_input',
    route: request.routeOptions.url ?? '',
  });

const parseCall = (endpoint: Endpoint, request: FastifyRequest) => ({
  params: endpoint.params && parsePath(endpoint.params, request.params),
  query: endpoint.query && parseInput(endpoint.query, request.query),
  body: endpoint.body && parseInput(endpoint.body, request.body),
});

function parsePath(schema: z.ZodMiniType, input: unknown): unknown {
  const result = z.safeParse(schema, input);
  if (!result.success) throw notFound();
  return result.data;
}

function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  const oversized = findOversized(schema, input);
  if (oversized)
    throw new ProblemError('invalid_input', { message: oversized.message, errors: [oversized] });
  rejectUnstorable(input);
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  throw invalidInput(result.error.issues);
}

function invalidInput(issues: z.core.$ZodIssue[]): ProblemError {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!messages.has(field)) messages.set(field, field ? issue.message : 'Send a JSON object.');
  }
  const errors = [...messages].map(([field, message]) => ({ field, message }));
  return new ProblemError('invalid_input', { message: errors[0]?.message, errors });
}

// No call needs more than an object with a list of objects.
const maxDepth = 10;

/** PostgreSQL can't store NUL or unpaired surrogates. */
function rejectUnstorable(value: unknown, field = '', depth = 0) {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return;
    const message = "This text contains a character that can't be stored. Remove it and try again.";
    throw new ProblemError('invalid_input', { message, errors: [{ field, message }] });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw new ProblemError('invalid_input');
  for (const [key, inner] of Object.entries(value)) {
    rejectUnstorable(inner, field ? `${field}.${key}` : key, depth + 1);
  }
}
