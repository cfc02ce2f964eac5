import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The only form in which a password is stored. */
export const hashPassword = (password: string) => hash(password, cost);

// Nobody's password; verified where an address has none, so that both take the same time.
const nobodys = hashPassword(crypto.randomUUID());

/** Whether this is the password of that hash; without a hash never, after the same work. */
export async function isPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobodys), password);
  return matches && Boolean(hashed);
}
