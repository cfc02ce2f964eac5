/** What other features do with hackathons. */
export { leaveHackathons } from './account-deletion.ts';
export { checkOrganizer, checkStaff, getHackathon, getLocked } from './find.ts';
export { createTeam, type TeamForm } from './team.ts';
