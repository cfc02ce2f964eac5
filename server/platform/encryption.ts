import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

export type Encryption = {
  encrypt(text: string): Buffer;
  /** Returns undefined if it was encrypted with another secret, or changed since. */
  decrypt(encrypted: Buffer): string | undefined;
};

/** Encrypts what we have to read again, with a key that is derived from the secret for one purpose. */
export function createEncryption(
  secret: string,
  purpose: 'webhooks' | 'destinations' | 'signing',
): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `encryption\n${purpose}`, 32));
  return {
    encrypt: (text) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), data]);
    },
    decrypt: (encrypted) => {
      try {
        const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, ivLength));
        decipher.setAuthTag(encrypted.subarray(ivLength, ivLength + tagLength));
        const data = encrypted.subarray(ivLength + tagLength);
        return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
