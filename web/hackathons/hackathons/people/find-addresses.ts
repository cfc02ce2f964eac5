import * as z from 'zod/mini';
import { emailAddress } from '#contract/values/text/text.ts';

const address = emailAddress('Email');

type Found = {
  addresses: string[];
  /** Lines and entries of a list without an address, and what looks like one and isn't. */
  unread: string[];
};

/** Reads a pasted text, such as a column of a table or "Aino <aino@pieces.example>". */
export function findAddresses(text: string): Found {
  const found = text.split(/[\r\n]+/).map(readLine);
  return {
    addresses: [...new Set(found.flatMap(({ addresses }) => addresses))],
    unread: found.flatMap(({ unread }) => unread),
  };
}

function readLine(line: string): Found {
  const parts = line.split(/[\s,;<>()"'|]+/).map((part) => part.replace(/[.:]$/, ''));
  const read = parts.map((part) => z.safeParse(address, part));
  const addresses = read.flatMap(({ data }) => data ?? []);
  const almost = parts.filter((part, at) => part.includes('@') && !read[at]!.success);
  const isList = line.includes(';') || addresses.length + almost.length > 1;
  const hasNone = addresses.length === 0 && almost.length === 0;
  const entries = isList ? split(line) : hasNone ? [line] : [];
  const others = entries.map((one) => one.trim()).filter((one) => one && !one.includes('@'));
  return { addresses, unread: [...almost, ...others] };
}

/** Splits a list into its entries. Names may contain commas if they're quoted or semicolons separate them. */
const split = (line: string) => {
  const unquoted = line.split('"').filter((_, index) => index % 2 === 0);
  return unquoted.join('').split(line.includes(';') ? ';' : ',');
};
