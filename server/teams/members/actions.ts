export { checkLead } from './check-lead.ts';
export { daily } from './daily-limits.ts';
export { enterTeam, getOpenRole, joinProject, refuseRemoved } from './entering/enter-team.ts';
export {
  isOnTooManyTeams,
  maxJoinsPerDay,
  refuseTooManyTeams,
} from './entering/teams-per-person.ts';
export { findSuccessor } from './leading/creator-store.ts';
export { endMembership, passProject } from './leading/offers.ts';
export { endTakeover } from './leading/takeover.ts';
export { endForGood, exitTeam } from './leaving/removal.ts';
export { askTeammates } from './leaving/teammate-questions-store.ts';
export { lockBoard, recordSignOfLife } from './presence/sign-of-life.ts';
