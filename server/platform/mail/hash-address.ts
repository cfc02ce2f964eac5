import { createHash } from 'node:crypto';

/** What is kept of an email address where the address itself isn't needed. */
export const hashAddress = (address: string): Buffer =>
  createHash('sha256').update(address).digest();
