type Opened = { projectId: number; id: number };

let last: Opened | undefined;

/** A ticket is looked at: the board that is opened next begins where it stands. */
export const rememberOpenedTicket = ({ projectId, id }: Opened) => {
  last = { projectId, id };
};

/** The ticket from which one comes to a board, if there is one. */
export const lastOpenedTicketId = (projectId: number): number | undefined =>
  last?.projectId === projectId ? last.id : undefined;
