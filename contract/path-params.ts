import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { slug } from './values/hackathon-path.ts';
import { id } from './values/text/text.ts';

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type PathParams<Path> = z.ZodMiniType<
  {
    [Name in NamesIn<Path>]: Name extends 'slug'
      ? string
      : Name extends `${string}Id`
        ? number
        : unknown;
  },
  { [Name in NamesIn<Path>]: string }
>;

/** The calls of a contract with the parameters of their paths. */
export type WithParams<Calls> = {
  [Key in keyof Calls]: Calls[Key] extends { params: z.ZodMiniType }
    ? Calls[Key]
    : Key extends `${string}{${string}`
      ? Calls[Key] & { params: PathParams<Key> }
      : Calls[Key];
};

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
