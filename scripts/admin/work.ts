import { findUserByEmail } from '#server/accounts/sign-up/store.ts';
import type { Db } from '#server/migrations/tables.ts';

/** What a command does. Resolves with what it says. */
export type Work = (db: Db, now: Date) => Promise<string>;

/** Reads a command's arguments. Throws `UsageError` if they're wrong. */
export type Command = (parameters: string[]) => Work;

/** The arguments are wrong. The command answers with how it's used. */
export class UsageError extends Error {}

/** Throws `UsageError` if the condition is false. */
export function require(condition: unknown): asserts condition {
  if (!condition) throw new UsageError();
}

/** An email address in lower case. Throws `UsageError`. */
export function readAddress(address = ''): string {
  require(address.includes('@'));
  return address.trim().toLowerCase();
}

/** A positive whole number. Throws `UsageError`. */
export function readNumber(text = ''): number {
  const number = Number(text);
  require(Number.isSafeInteger(number) && number >= 1);
  return number;
}

/** The ID of the account with an address. Throws an error that names the address. */
export async function getAccountId(db: Db, email: string): Promise<number> {
  const account = await findUserByEmail(db, email);
  if (!account) throw new Error(`There’s no account with the address ${email}.`);
  return account.id;
}
