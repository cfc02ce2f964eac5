import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type CryptoKey } from 'jose';
import type { Db } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import type { Encryption } from '#server/platform/encryption.ts';
import { insertKey, listKeys, lockKeys } from './key-store.ts';

export const algorithm = 'RS256';

type SigningKey = { id: number; privateKey: CryptoKey };

/**
 * The key that signs now: the newest one that we can decrypt. Creates one the first time, and after
 * SECRET has changed.
 */
export async function getSigningKey(db: Db, encryption: Encryption): Promise<SigningKey> {
  const existing = await findSigningKey(db, encryption);
  if (existing) return existing;
  return transact(db, async (db) => {
    await lockKeys(db);
    return (await findSigningKey(db, encryption)) ?? createKey(db, encryption);
  });
}

async function findSigningKey(db: Db, { decrypt }: Encryption): Promise<SigningKey | undefined> {
  for (const { id, private_key: encrypted } of await listKeys(db)) {
    const pem = decrypt(encrypted);
    if (pem) return { id, privateKey: await importPKCS8(pem, algorithm) };
  }
  return undefined;
}

async function createKey(db: Db, { encrypt }: Encryption): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, {
    extractable: true,
    modulusLength: 3072,
  });
  const { kty, n, e } = await exportJWK(publicKey);
  const id = await insertKey(db, {
    public_key: JSON.stringify({ kty, n, e, alg: algorithm, use: 'sig' }),
    private_key: encrypt(await exportPKCS8(privateKey)),
  });
  return { id, privateKey };
}
