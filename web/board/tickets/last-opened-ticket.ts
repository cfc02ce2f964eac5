type Opened = { projectId: number; id: number };

let last: Opened | undefined;

/** Remembers the ticket someone opened, so that the board can scroll back to it. */
export const rememberOpenedTicket = ({ projectId, id }: Opened) => {
  last = { projectId, id };
};

/** The id of the last opened ticket of this project, if there is one. */
export const lastOpenedTicketId = (projectId: number): number | undefined =>
  last?.projectId === projectId ? last.id : undefined;
