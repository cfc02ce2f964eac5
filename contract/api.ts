import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { announcements } from './announcements.ts';
import { blocks } from './blocks.ts';
import { boardFiles } from './board-files.ts';
import { changes } from './changes.ts';
import { comments } from './comments.ts';
import { communityCalls } from './community.ts';
import { contactAddress } from './contact-address.ts';
import { credentials } from './credentials.ts';
import { decisions } from './decisions.ts';
import { departures } from './departures.ts';
import { entries } from './entries.ts';
import { home } from './home.ts';
import { hackathonPeople } from './hackathon-people.ts';
import { hackathonTeams } from './hackathon-teams.ts';
import { hackathons } from './hackathons.ts';
import { handovers } from './handovers.ts';
import { identities } from './identities.ts';
import { inactivity } from './inactivity.ts';
import { invitations } from './invitations.ts';
import { joinRequests } from './join-requests.ts';
import { judgingCalls } from './judging.ts';
import { live } from './live.ts';
import { matches } from './matches.ts';
import { members } from './members.ts';
import { nextSteps } from './next-steps.ts';
import { notifications } from './notifications.ts';
import { passkeys } from './passkeys.ts';
import { passwords } from './passwords.ts';
import { personalDataCalls } from './personal-data.ts';
import { photos } from './photos.ts';
import { preferences } from './preferences.ts';
import { privacySettingsCalls } from './privacy-settings.ts';
import { profiles } from './profiles.ts';
import { progressCalls } from './progress.ts';
import { projects } from './projects.ts';
import { proposals } from './proposals.ts';
import { repositories } from './repositories.ts';
import { participations } from './participations.ts';
import { reports } from './reports.ts';
import { results } from './results.ts';
import { repositoryNames } from './repository-names.ts';
import { resumes } from './resumes.ts';
import { reviews } from './reviews.ts';
import { sessions } from './sessions.ts';
import { submissions } from './submissions.ts';
import { suggestions } from './suggestions.ts';
import { takeovers } from './takeovers.ts';
import { teammates } from './teammates.ts';
import { tickets } from './tickets.ts';
import { twoStepCalls } from './two-step.ts';
import { waitings } from './waitings.ts';

/** All endpoints. The browser imports only the type. */
export const api = {
  ...accounts,
  ...communityCalls,
  ...passwords,
  ...passkeys,
  ...twoStepCalls,
  ...sessions,
  ...identities,
  ...contactAddress,
  ...personalDataCalls,
  ...profiles,
  ...privacySettingsCalls,
  ...blocks,
  ...reports,
  ...decisions,
  ...administration,
  ...photos,
  ...entries,
  ...projects,
  ...progressCalls,
  ...handovers,
  ...members,
  ...departures,
  ...inactivity,
  ...takeovers,
  ...nextSteps,
  ...joinRequests,
  ...invitations,
  ...waitings,
  ...tickets,
  ...boardFiles,
  ...comments,
  ...reviews,
  ...participations,
  ...teammates,
  ...suggestions,
  ...credentials,
  ...resumes,
  ...changes,
  ...repositories,
  ...repositoryNames,
  ...live,
  ...notifications,
  ...home,
  ...preferences,
  ...matches,
  ...hackathons,
  ...hackathonPeople,
  ...announcements,
  ...hackathonTeams,
  ...proposals,
  ...submissions,
  ...judgingCalls,
  ...results,
};

export type Api = typeof api;
