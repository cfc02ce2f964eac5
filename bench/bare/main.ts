// A program of its own, the yardstick: the hot calls by Fastify and pg alone, with statements
// written by hand and prepared once. No XSRF token, no security headers, no contract, and no
// session but where looking it up is the call itself.
import fastify from 'fastify';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { answerProfiles } from './profiles.ts';
import { answerSearch } from './search.ts';
import { answerTicketList } from './ticket-list.ts';
import { answerTicketWrites } from './ticket-writes.ts';

const [connectionString, port, userId] = process.argv.slice(2);
const { pool } = connectDatabase({ connectionString }, () => {});
const app = fastify();
const place = { pool, userId: Number(userId) };

answerProfiles(app, place);
answerTicketList(app, place);
answerTicketWrites(app, place);
answerSearch(app, place);

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('listening\n');
