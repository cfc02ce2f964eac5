import type { Pool } from 'pg';

/** Where the yardstick works, and the one person whom it takes every caller for. */
export type Place = { pool: Pool; userId: number };
