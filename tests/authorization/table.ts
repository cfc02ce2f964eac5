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
