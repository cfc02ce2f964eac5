import type { Database } from './database/connect.ts';

/** What a feature's routes are made with. */
export type Context = Database & { publicUrl: string; clock: () => Date };
