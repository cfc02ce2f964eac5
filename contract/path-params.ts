import * as z from 'zod/mini';
import type { Contract, WithParams } from './endpoint.ts';
import { slug } from './values/hackathon-path.ts';
import { id } from './values/text.ts';

/** Adds the parameters of their paths to calls that don't say what theirs are: IDs, and the slug of a hackathon. */
export const withParams = <Calls extends Contract>(calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key, { ...paramsOf(key), ...call }]),
  ) as WithParams<Calls>;

function paramsOf(key: string) {
  const names = [...key.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return {};
  return {
    params: z.object(Object.fromEntries(names.map((name) => [name, name === 'slug' ? slug : id]))),
  };
}
