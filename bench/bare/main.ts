// A separate program to compare with: the hot calls with only Fastify and pg, using hand-written
// prepared statements. No XSRF token, security headers or contract, and no session except in the
// call that looks one up.
import fastify from 'fastify';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { answerProfiles } from './profiles.ts';
import { answerSearch } from './search.ts';
import { answerTicketList } from './ticket-list.ts';
import { answerTicketWrites } from './ticket-writes.ts';

const [connectionString, port, userId] = process.argv.slice(2);
const { pool, db } = connectDatabase({ connectionString }, () => {});
const app = fastify();
const context = { pool, db, userId: Number(userId) };

answerProfiles(app, context);
answerTicketList(app, context);
answerTicketWrites(app, context);
answerSearch(app, context);

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('listening\n');
