/** What other features do with hackathons. */
export { leaveHackathons } from './account-deletion.ts';
export { readCode } from './inviting/addresses.ts';
export { announceNews, announceTeam, dataOf } from './announce.ts';
export { closeHackathon, resumeHackathon } from './closing.ts';
export {
  checkInvitingLink,
  checkOrganizer,
  checkStaff,
  getHackathon,
  getLocked,
  refuseOver,
} from './find.ts';
export { lockHackathonsOf, returnToHackathons, suspendFromHackathons } from './suspension.ts';
export { listActiveStaff } from './staff/staff-store.ts';
export { createTeam } from './team.ts';
export type { HackathonRow } from './store.ts';
