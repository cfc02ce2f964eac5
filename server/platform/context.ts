import type { CommunityConfig } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Limits } from './limits/limits.ts';

/** Dependencies that every feature's routes receive. */
export type Context = Database & {
  publicUrl: string;
  clock: () => Date;
  limits: Limits;
  /** The addresses of the admins whom the operator named. */
  adminEmails: readonly string[];
  /** Who runs this site and who can sign up. */
  community: CommunityConfig;
  /** Signs the tokens that browsers keep. */
  secret: string;
};
