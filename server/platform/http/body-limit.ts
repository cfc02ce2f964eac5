import type { Endpoint } from '#contract/endpoint.ts';
import { findMaxLength } from './input-sizes.ts';
import { oncePerSchema } from './once-per-schema.ts';
import { unwrapSchema } from './unwrap-schema.ts';

/** What no body may exceed. */
export const mostBytes = 1024 * 1024;
/** What any body may have, for line breaks, fields that are ignored and responses of passkeys. */
const leastBytes = 16 * 1024;
/** JSON needs up to six bytes for a character: `\u00e4`. */
const bytesPerCharacter = 6;
/** What a number or a fixed value needs, with its separator. */
const bytesPerValue = 32;

/**
 * How many bytes a call's body may have: what the longest texts and lists that its schema allows need
 * as JSON, or the endpoint's own limit if it says so.
 */
export const bodyLimitOf = ({ body, maxBodyBytes }: Endpoint): number =>
  Math.min(mostBytes, maxBodyBytes ?? leastBytes + (body ? bytesOf(body) : 0));

const bytesOf = oncePerSchema((wrapped): number => {
  const schema = unwrapSchema(wrapped);
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return (findMaxLength(schema)?._zod.def.maximum ?? 0) * bytesPerCharacter + bytesPerValue;
    case 'array':
      return (findMaxLength(schema)?._zod.def.maximum ?? 0) * bytesOf(def.element);
    case 'object':
      return Object.entries(def.shape)
        .map(([name, one]) => name.length + bytesOf(one))
        .reduce((sum, bytes) => sum + bytes, bytesPerValue);
    case 'union':
      return Math.max(...def.options.map((option) => bytesOf(option)));
    default:
      return bytesPerValue;
  }
});
