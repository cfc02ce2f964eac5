/** The three columns of the board, left to right. */
export const ticketStatuses = ['Backlog', 'In Progress', 'Done'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Their names where a certain one is meant. */
export const [backlog, inProgress, done] = ticketStatuses;

export const isFinished = (status: TicketStatus): boolean => status === done;
