/** How many entries of what a team did lately are listed at a time. Fewer are the last ones. */
export const teamChangesOnPage = 20;
