import type { BrowserContext } from '@playwright/test';
import type { Database } from '#server/platform/database/connect.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import type { Account } from './sign-up.ts';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/**
 * Creates people and their sessions directly in the database, because signing up by email takes longer. `accounts.spec.ts` signs up and in as people do.
 */
export function createPeople({ db }: Pick<Database, 'db'>, url: string) {
  async function signUp(firstName = 'Aino'): Promise<Account> {
    const person = await createPerson({ db, url }, firstName);
    const lastName = person.name.slice(firstName.length + 1);
    return { ...person, password, firstName, lastName };
  }

  /** Signs a browser context in with its own session, separate from the person's API client. */
  async function signIn(context: BrowserContext, { id }: Pick<Account, 'id'>): Promise<void> {
    const address = '127.0.0.1';
    const token = await openSession(db, { userId: id, userAgent, address, now: new Date() });
    await context.addCookies([
      { name: 'pieces_session', value: token, url, httpOnly: true, sameSite: 'Lax' },
      { name: 'pieces_signed_in', value: `id-${id}`, url, sameSite: 'Lax' },
    ]);
  }

  return { signUp, signIn };
}
