import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage. */
export const hashPassword = (password: string) => hash(password, cost);

// Verified when there is no account or password, so that both cases take the same time.
const dummyHash = hashPassword(crypto.randomUUID());

/** Whether the password matches the hash. Without a hash, false after the same work. */
export async function isPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(hashed ?? (await dummyHash), password);
  return matches && Boolean(hashed);
}
