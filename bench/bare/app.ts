import fastify from 'fastify';
import type { BareContext } from './context.ts';
import { answerProfiles } from './profiles.ts';
import { answerSearch } from './search.ts';
import { answerTicketList } from './ticket-list.ts';
import { answerTicketWrites } from './ticket-writes.ts';

/**
 * The hot calls with only Fastify and pg, using hand-written prepared statements. No XSRF token, security
 * headers or contract, and no session except in the call that looks one up.
 */
export function createBareApp(context: BareContext) {
  const app = fastify();
  answerProfiles(app, context);
  answerTicketList(app, context);
  answerTicketWrites(app, context);
  answerSearch(app, context);
  return app;
}
