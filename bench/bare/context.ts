import type { Pool } from 'pg';
import type { Db } from '#server/migrations/tables.ts';

/** The bare server's database, and the user it takes every caller for. */
export type BareContext = { pool: Pool; db: Db; userId: number };
