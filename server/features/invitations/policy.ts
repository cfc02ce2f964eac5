/** How many links of a project can be open. */
export const maxOpenLinks = 3;

/** How many links a lead sees. */
export const shownLinks = 20;
