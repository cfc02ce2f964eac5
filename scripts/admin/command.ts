import { findUserByEmail } from '#server/accounts/sign-up/store.ts';
import type { Db } from '#server/migrations/tables.ts';

/** What a command does. Resolves with what it says. */
export type Command = (db: Db, now: Date) => Promise<string>;

/** Reads a command's arguments. Throws `UsageError` if they're wrong. */
export type ReadCommand = (parameters: string[]) => Command;

/** The arguments are wrong. The command answers with how it's used. */
export class UsageError extends Error {}

/** Throws `UsageError` if the condition is false. */
export function assertUsage(condition: unknown): asserts condition {
  if (!condition) throw new UsageError();
}

/** An email address in lower case. Throws `UsageError`. */
export function readAddress(address = ''): string {
  assertUsage(address.includes('@'));
  return address.trim().toLowerCase();
}

/** A positive whole number. Throws `UsageError`. */
export function readId(text = ''): number {
  const number = Number(text);
  assertUsage(Number.isSafeInteger(number) && number >= 1);
  return number;
}

/** The ID of the account with an address. Throws an error that names the address. */
export async function getAccountId(db: Db, email: string): Promise<number> {
  const account = await findUserByEmail(db, email);
  if (!account) throw new Error(`There’s no account with the address ${email}.`);
  return account.id;
}
