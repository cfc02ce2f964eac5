import { callQuery } from '#web/lib/api/call-query.ts';

type TicketIds = { projectId: number; ticketId: number };

/** The changes of a ticket, newest first. */
export const historyQuery = ({ projectId, ticketId }: TicketIds) =>
  callQuery(
    ['history', projectId, ticketId],
    'GET /projects/{projectId}/tickets/{ticketId}/changes',
    { params: { projectId, ticketId } },
  );

/** Of what a team did lately, for live updates. Its query is in a file of its own, for its tab. */
export const teamChangesKey = (projectId: number) => ['team-changes', projectId];
