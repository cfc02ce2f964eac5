// A separate program to compare with.
import { connectDatabase } from '#server/platform/database/connect.ts';
import { createBareApp } from './app.ts';

const [connectionString, port, userId] = process.argv.slice(2);
const { pool, db } = connectDatabase({ connectionString }, () => {});
const app = createBareApp({ pool, db, userId: Number(userId) });

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('listening\n');
