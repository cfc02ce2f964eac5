import { withParams } from './path-params.ts';
import { accounts } from './accounts/sign-up.ts';
import { administration } from './moderation/administration.ts';
import { announcements } from './hackathons/announcements.ts';
import { attachments } from './board/attachments.ts';
import { blocks } from './people/blocks.ts';
import { boardFiles } from './board/board-files.ts';
import { calendarFeedCalls } from './profiles/calendar-feed.ts';
import { changes } from './history/changes.ts';
import { comments } from './board/comments.ts';
import { communityCalls } from './accounts/community.ts';
import { contactAddress } from './accounts/contact-address.ts';
import { credentials } from './profiles/credentials.ts';
import { decisions } from './moderation/decisions.ts';
import { departures } from './teams/departures.ts';
import { documents } from './board/documents.ts';
import { entries } from './profiles/entries.ts';
import { areaCalls } from './site/areas.ts';
import { home } from './site/home.ts';
import { searchCalls } from './site/search.ts';
import { hackathonPeople } from './hackathons/hackathon-people.ts';
import { hackathonTeams } from './hackathons/hackathon-teams.ts';
import { hackathons } from './hackathons/hackathons.ts';
import { handovers } from './teams/handovers.ts';
import { identities } from './accounts/identities.ts';
import { inactivity } from './teams/inactivity.ts';
import { invitations } from './joining/invitations.ts';
import { allowances } from './joining/allowances.ts';
import { joinRequests } from './joining/join-requests.ts';
import { judgingCalls } from './hackathons/judging.ts';
import { live } from './board/live.ts';
import { matches } from './matching/matches.ts';
import { members } from './teams/members.ts';
import { nextSteps } from './projects/next-steps.ts';
import { notifications } from './notifications/notifications.ts';
import { ownProfile } from './accounts/own-profile.ts';
import { passkeys } from './accounts/passkeys.ts';
import { passwords } from './accounts/passwords.ts';
import { personalDataCalls } from './moderation/personal-data.ts';
import { photos } from './profiles/photos.ts';
import { preferences } from './people/preferences.ts';
import { privacySettingsCalls } from './people/privacy-settings.ts';
import { profiles } from './profiles/profiles.ts';
import { progressCalls } from './projects/progress.ts';
import { projects } from './projects/projects.ts';
import { proposals } from './hackathons/proposals.ts';
import { repositories } from './board/repositories.ts';
import { participations } from './proof/participations.ts';
import { reports } from './moderation/reports.ts';
import { results } from './hackathons/results.ts';
import { repositoryNames } from './board/repository-names.ts';
import { resumes } from './profiles/resumes.ts';
import { reviews } from './proof/reviews.ts';
import { sessions } from './accounts/sessions.ts';
import { submissions } from './hackathons/submissions.ts';
import { suggestions } from './profiles/suggestions.ts';
import { takeovers } from './teams/takeovers.ts';
import { teammates } from './matching/teammates.ts';
import { events } from './gatherings/events.ts';
import { meetings } from './gatherings/meetings.ts';
import { forum } from './gatherings/forum.ts';
import { threads } from './gatherings/threads.ts';
import { tickets } from './board/tickets.ts';
import { twoStepCalls } from './accounts/two-step.ts';
import { waitings } from './joining/waitings.ts';

/** All endpoints. The browser imports only the type. */
export const api = withParams({
  ...accounts,
  ...communityCalls,
  ...passwords,
  ...passkeys,
  ...twoStepCalls,
  ...sessions,
  ...identities,
  ...contactAddress,
  ...personalDataCalls,
  ...ownProfile,
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
  ...allowances,
  ...joinRequests,
  ...invitations,
  ...waitings,
  ...tickets,
  ...boardFiles,
  ...attachments,
  ...comments,
  ...documents,
  ...threads,
  ...forum,
  ...events,
  ...meetings,
  ...reviews,
  ...participations,
  ...teammates,
  ...suggestions,
  ...credentials,
  ...resumes,
  ...calendarFeedCalls,
  ...changes,
  ...repositories,
  ...repositoryNames,
  ...live,
  ...notifications,
  ...areaCalls,
  ...home,
  ...searchCalls,
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
});

export type Api = typeof api;
