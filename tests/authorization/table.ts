import type { Api } from '#contract/api.ts';
import type { Row } from './expected.ts';
import { accountsRows } from './rows/accounts.ts';
import { documentRows } from './rows/documents.ts';
import { eventRows } from './rows/events.ts';
import { meetingRows } from './rows/meetings.ts';
import { hackathonsRows } from './rows/hackathons.ts';
import { joiningRows } from './rows/joining.ts';
import { orderRows } from './rows/order.ts';
import { profilesRows } from './rows/profiles.ts';
import { projectsRows } from './rows/projects.ts';
import { threadRows } from './rows/threads.ts';
import { ticketsRows } from './rows/tickets.ts';
import type { World } from './world.ts';

/** The status of each call for each kind of person. A missing call is a type error. */
export const table: Record<keyof Api, Row> = {
  ...accountsRows,
  ...profilesRows,
  ...orderRows,
  ...projectsRows,
  ...joiningRows,
  ...ticketsRows,
  ...threadRows,
  ...documentRows,
  ...eventRows,
  ...meetingRows,
  ...hackathonsRows,
};

/** What a call needs of its world. */
export function needsOf(key: keyof Api): (keyof World)[] {
  const { params, query, body, needs = [] } = table[key];
  const named = [...needs];
  const world = new Proxy({} as World, {
    get: (_, name) => named.push(name as keyof World) && (name === 'teamIds' ? [0, 0] : 0),
  });
  for (const read of [params, query, body]) read?.(world);
  return named;
}
