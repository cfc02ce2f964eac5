import { accountUpkeep } from './features/accounts/upkeep.ts';
import { boardFileUpkeep } from './features/board-files/upkeep.ts';
import { changeUpkeep } from './features/changes/upkeep.ts';
import { contactAddressUpkeep } from './features/contact-address/upkeep.ts';
import { hackathonUpkeep } from './features/hackathons/upkeep.ts';
import { identityUpkeep } from './features/identities/upkeep.ts';
import { inactivityUpkeep } from './features/inactivity/upkeep.ts';
import { invitationUpkeep } from './features/invitations/upkeep.ts';
import { liveUpkeep } from './features/live/upkeep.ts';
import { notificationUpkeep } from './features/notifications/upkeep.ts';
import { matchUpkeep } from './features/matches/upkeep.ts';
import { openingUpkeep } from './features/openings/upkeep.ts';
import { passkeyUpkeep } from './features/passkeys/upkeep.ts';
import { passwordUpkeep } from './features/passwords/upkeep.ts';
import { projectUpkeep } from './features/projects/upkeep.ts';
import { repositoryUpkeep } from './features/repositories/upkeep.ts';
import { repositoryNameUpkeep } from './features/repository-names/upkeep.ts';
import { strangerUpkeep } from './features/strangers/upkeep.ts';
import { teammateUpkeep } from './features/teammates/upkeep.ts';
import { ticketUpkeep } from './features/tickets/upkeep.ts';
import { twoStepUpkeep } from './features/two-step/upkeep.ts';
import { platformUpkeep, type Upkeep } from './platform/database/upkeep.ts';

/** The upkeep of all tables: what to delete, what backups leave out, and what a restore increments. */
export const upkeep: readonly Upkeep[] = [
  platformUpkeep,
  accountUpkeep,
  passwordUpkeep,
  passkeyUpkeep,
  twoStepUpkeep,
  contactAddressUpkeep,
  identityUpkeep,
  projectUpkeep,
  invitationUpkeep,
  hackathonUpkeep,
  ticketUpkeep,
  boardFileUpkeep,
  repositoryUpkeep,
  repositoryNameUpkeep,
  changeUpkeep,
  liveUpkeep,
  notificationUpkeep,
  strangerUpkeep,
  openingUpkeep,
  matchUpkeep,
  teammateUpkeep,
  inactivityUpkeep,
];
