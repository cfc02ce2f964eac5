import * as z from 'zod/mini';
import { normalizeEmailAddress } from '#contract/values/email-address.ts';
import { isOneLine, oneLineRule } from './one-line.ts';
import { isVisible } from './visible-text.ts';

/**
 * The greatest length of a text or list, in code points or entries. Nothing else is checked about one
 * that is longer, so it comes before whatever normalizes or matches.
 */
export const atMost = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/**
 * Text that a person typed, trimmed; empty if nothing of it is visible. Error messages start with
 * `label`.
 */
export const text = (label: string, { min = 0, max }: { min?: number; max: number }) =>
  z.string(`${label} is required`).check(
    z.trim(),
    atMost(max, `${label} must not exceed ${formatMax(max)} characters`),
    z.overwrite((value) => (isVisible(value) ? value : '')),
    z.refine((value) => min === 0 || value !== '', `${label} is required`),
    z.minLength(min, `${label} must be at least ${min} characters long`),
  );

/** "10,000", but "5000" as the specification writes it. */
const formatMax = (max: number) =>
  new Intl.NumberFormat('en-US', { useGrouping: 'min2' }).format(max);

/** Single-line text, such as a name. */
export const line = (label: string, bounds: { min?: number; max: number }) =>
  text(label, bounds).check(z.refine(isOneLine, oneLineRule(label)));

/** An email address, normalized as it's stored. */
export const emailAddress = (label: string) =>
  z.string(`${label} is required`).check(
    z.trim(),
    atMost(254, `${label} must not exceed 254 characters`),
    z.minLength(1, `${label} is required`),
    z.refine(isAddressOrEmpty, `${label} must be a valid email address`),
    z.overwrite((value) => normalizeEmailAddress(value) ?? value),
  );

const isAddressOrEmpty = (value: string) =>
  value === '' || normalizeEmailAddress(value) !== undefined;

/** A web address (http or https only), or an empty string. */
export const webAddress = (label: string) =>
  z.string(`${label} must be a web address`).check(
    z.trim(),
    atMost(500, `${label} must not exceed 500 characters`),
    z.refine(
      (value) => value === '' || (isWebAddress(value) && isOneLine(value)),
      `${label} must be a web address that begins with http:// or https://`,
    ),
    z.refine((value) => !hasCredentials(value), `${label} must not contain a username or password`),
  );

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** Such as https://github.com@other.example, which isn't an address at GitHub. */
function hasCredentials(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username !== '' || password !== '';
}

/** A list of short labels, such as technologies or roles: trimmed, not empty, without duplicates. */
export const labels = (one: string, { min = 0, required = '' } = {}) =>
  z.array(line(one, { min: 1, max: 50 }), required || `${one} must be a list`).check(
    z.minLength(min, required),
    z.maxLength(30, 'You can add up to 30'),
    z.refine((all) => new Set(all).size === all.length, `${one} must not be listed twice`),
  );

/** A day without a time, such as 2026-11-24. */
export const day = (label: string) => {
  const message = `${label} must be a date such as 2026-11-24`;
  return z.string(message).check(atMost(10, message), z.refine(isDay, message));
};

function isDay(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/** A row's ID in a path. */
export const id = z.pipe(
  z.string().check(atMost(15, 'This isn’t an ID'), z.regex(/^[1-9]\d{0,14}$/)),
  z.transform(Number),
);

/** A whole number in a query. */
export const wholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const rule = `${label} must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string(`${label} must be a single value`).check(
      atMost(9, rule),
      z.refine(
        (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
        rule,
      ),
    ),
    z.transform(Number),
  );
};

/** The token of a link to a team. */
export const linkKey = z
  .string()
  .check(atMost(100, 'The link is incomplete'), z.regex(/^[\w-]{20,100}$/));

/** The token of an emailed link. */
export const linkToken = z
  .string('The link is required')
  .check(atMost(100, 'The link is incomplete'));

/** An IANA time zone such as "Europe/Helsinki", or an empty string. */
export const timeZone = z
  .string('Time zone must be text')
  .check(
    atMost(100, 'Choose a time zone from the list'),
    z.refine(isTimeZone, 'Choose a time zone from the list'),
  );

function isTimeZone(name: string): boolean {
  if (name === '') return true;
  // Offsets such as "+02:00" are valid for Intl, but they don't know summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
