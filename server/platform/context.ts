import type { Database } from './database/connect.ts';
import type { Limits } from './limits/limits.ts';

/** What a feature's routes are made with. */
export type Context = Database & {
  publicUrl: string;
  clock: () => Date;
  limits: Limits;
  /** Signs what is handed to browsers. */
  secret: string;
};
