// What is compared about an opening. Pages use it without loading the schemas.

/** The most skills of a role that are compared. */
export const maxComparedSkills = 5;

/** A team's answers count from this many requests on, and only its last ones. */
export const countedRequests = { least: 3, last: 10 } as const;
