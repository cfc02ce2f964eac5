import { createHash, randomBytes } from 'node:crypto';

/** Hashes a token for storage, so that nobody can sign in with what is in the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** A random 256-bit token, safe in URLs and cookies. */
export const mintToken = () => randomBytes(32).toString('base64url');
