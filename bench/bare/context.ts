import type { Pool } from 'pg';

/** The bare server's database, and the user it takes every caller for. */
export type BareContext = { pool: Pool; userId: number };
