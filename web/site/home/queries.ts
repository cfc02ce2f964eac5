import { callQuery } from '#web/lib/api/call-query.ts';

/** The signed-in person's teams with what's new, and their tickets. */
export const homeQuery = callQuery(['projects', 'home'], 'GET /users/home');
