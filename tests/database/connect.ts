import { connectDatabase, type Database } from '#server/platform/database/connect.ts';

/** Longer timeouts than the product's, because test machines are busy. */
export const longTimeouts = {
  connectTimeoutMillis: 120_000,
  connectionTimeoutMillis: 120_000,
  statement_timeout: 120_000,
};

/** Connects to a database as Pieces does, but with more patience. */
export const connectPatiently = (connectionString: string | undefined): Database =>
  connectDatabase({ connectionString, ...longTimeouts }, () => {});
