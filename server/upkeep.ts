import { accountUpkeep } from './accounts/sign-up/upkeep.ts';
import { attachmentUpkeep } from './board/attachments/upkeep.ts';
import { boardFileUpkeep } from './board/board-files/upkeep.ts';
import { changeUpkeep } from './history/changes/upkeep.ts';
import { contactAddressUpkeep } from './accounts/own-profile/upkeep.ts';
import { documentUpkeep } from './board/documents/upkeep.ts';
import { forumUpkeep } from './gatherings/forum/upkeep.ts';
import { hackathonUpkeep } from './hackathons/hackathons/upkeep.ts';
import { identityUpkeep } from './accounts/identities/upkeep.ts';
import { inactivityUpkeep } from './teams/members/upkeep.ts';
import { invitationUpkeep } from './joining/invitations/upkeep.ts';
import { liveUpkeep } from './board/live/upkeep.ts';
import { notificationUpkeep } from './notifications/notifications/upkeep.ts';
import { matchUpkeep } from './matching/matches/upkeep.ts';
import { openingUpkeep } from './teams/openings/upkeep.ts';
import { passkeyUpkeep } from './accounts/passkeys/upkeep.ts';
import { passwordUpkeep } from './accounts/passwords/upkeep.ts';
import { projectUpkeep } from './projects/projects/upkeep.ts';
import { repositoryUpkeep } from './board/repositories/upkeep.ts';
import { teammateUpkeep } from './matching/teammates/upkeep.ts';
import { ticketUpkeep } from './board/tickets/upkeep.ts';
import { twoStepUpkeep } from './accounts/two-step/upkeep.ts';
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
  documentUpkeep,
  boardFileUpkeep,
  attachmentUpkeep,
  repositoryUpkeep,
  changeUpkeep,
  liveUpkeep,
  notificationUpkeep,
  openingUpkeep,
  matchUpkeep,
  teammateUpkeep,
  forumUpkeep,
  inactivityUpkeep,
];
