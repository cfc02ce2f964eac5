/** RFC 5321's dot-string. Quoted local parts and letters beyond ASCII reach few mail servers. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** What a label is in the end: some letters become several characters, such as “⑴”. */
const encodedLabel = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const topLevel = /^[\p{L}\p{M}]{2,}$/u;
const encodedTopLevel = /^xn--[a-z\d-]+$/i;
/** Dots that a keyboard for Chinese or Japanese types. */
const dots = /[.。．｡]/;

const [maxLength, maxLocalPart, maxLabel] = [254, 64, 63];

/**
 * An email address as it's stored: in lower case, with an international domain in Punycode (RFC 5891).
 * Undefined if it isn't an address. Pages and the API use this one rule.
 */
export function normalizeEmailAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  // Not in lower case yet: the Kelvin sign would become a "k".
  const local = typed.slice(0, Math.max(at, 0));
  if (typed.length > maxLength || local.length > maxLocalPart || !localPart.test(local))
    return undefined;
  const domain = encodeDomain(typed.slice(at + 1));
  const address = `${local.toLowerCase()}@${domain}`;
  return domain === undefined || address.length > maxLength ? undefined : address;
}

function encodeDomain(typed: string): string | undefined {
  const labels = typed.split(dots);
  if (labels.length < 2 || !labels.every((one) => label.test(one))) return undefined;
  const last = labels.at(-1)!;
  if (!topLevel.test(last) && !encodedTopLevel.test(last)) return undefined;
  const url = `http://${labels.join('.')}`;
  if (!URL.canParse(url)) return undefined;
  const encoded = new URL(url).hostname;
  const isDomain = encoded
    .split('.')
    .every((one) => one.length <= maxLabel && encodedLabel.test(one));
  return isDomain ? encoded : undefined;
}
