import type { api } from '#contract/api.ts';
import { accountRoutes } from './accounts/sign-up/routes.ts';
import { administrationRoutes } from './moderation/administration/routes.ts';
import { announcementRoutes } from './hackathons/announcements/routes.ts';
import { attachmentRoutes } from './board/attachments/routes.ts';
import { blockRoutes } from './people/blocks/routes.ts';
import { boardFileRoutes } from './board/board-files/routes.ts';
import { calendarFeedRoutes } from './profiles/calendar/routes.ts';
import { changeRoutes } from './history/changes/routes.ts';
import { commentRoutes } from './board/comments/routes.ts';
import { communityRoutes } from './accounts/community/routes.ts';
import type { Texts } from './accounts/community/texts.ts';
import { contactAddressRoutes } from './accounts/own-profile/contact-address-routes.ts';
import { credentialRoutes } from './profiles/credentials/routes.ts';
import { decisionRoutes } from './moderation/decisions/routes.ts';
import { departureRoutes } from './teams/members/leaving/departure-routes.ts';
import { documentRoutes } from './board/documents/routes.ts';
import { entryRoutes } from './profiles/profiles/entry-routes.ts';
import { hackathonPeopleRoutes } from './hackathons/hackathons/people/routes.ts';
import { getWatched } from './hackathons/hackathons/people/people.ts';
import { listUpcoming } from './hackathons/hackathons/upcoming.ts';
import { hackathonRoutes } from './hackathons/hackathons/routes.ts';
import { proposalRoutes } from './hackathons/proposals/routes.ts';
import { handoverRoutes } from './teams/members/leading/handover-routes.ts';
import type { LoginContext } from './accounts/identities/attempts.ts';
import { areaRoutes } from './site/areas/routes.ts';
import type { Modes } from './site/areas/modes.ts';
import { searchRoutes } from './site/search/routes.ts';
import { homeRoutes } from './site/home/routes.ts';
import { identityRoutes } from './accounts/identities/routes.ts';
import { inactivityRoutes } from './teams/members/presence/inactivity-routes.ts';
import { invitationRoutes } from './joining/invitations/routes.ts';
import { allowanceRoutes } from './joining/allowances/routes.ts';
import { joinRequestRoutes } from './joining/join-requests/routes.ts';
import { judgingRoutes } from './hackathons/judging/routes.ts';
import type { Hub } from './board/live/hub.ts';
import { liveRoutes } from './board/live/routes.ts';
import { matchRoutes } from './matching/matches/routes.ts';
import { memberRoutes } from './teams/members/routes.ts';
import type { Bell } from './notifications/notifications/bell.ts';
import { nextStepRoutes } from './projects/next-steps/routes.ts';
import { notificationRoutes } from './notifications/notifications/routes.ts';
import { ownProfileRoutes } from './accounts/own-profile/routes.ts';
import { passkeyRoutes } from './accounts/passkeys/routes.ts';
import { passwordRoutes } from './accounts/passwords/routes.ts';
import { personalDataRoutes } from './moderation/personal-data/routes.ts';
import { photoRoutes } from './profiles/profiles/photo-routes.ts';
import { preferenceRoutes } from './people/preferences/routes.ts';
import { privacySettingsRoutes } from './people/privacy-settings/routes.ts';
import { profileRoutes } from './profiles/profiles/routes.ts';
import { progressRoutes } from './projects/projects/progress-routes.ts';
import { projectRoutes } from './projects/projects/routes.ts';
import { repositoryRoutes } from './board/repositories/routes.ts';
import { participationRoutes } from './proof/participations/routes.ts';
import { repositoryNameRoutes } from './board/repositories/repository-name-routes.ts';
import { endAskingBetween } from './teams/places/actions.ts';
import { resultRoutes } from './hackathons/results/routes.ts';
import { reportRoutes } from './moderation/reports/routes.ts';
import { resumeRoutes } from './profiles/credentials/resume-routes.ts';
import { reviewRoutes } from './proof/reviews/routes.ts';
import { sessionRoutes } from './accounts/sign-in/routes.ts';
import { submissionRoutes } from './hackathons/submissions/routes.ts';
import { suggestionRoutes } from './profiles/profiles/suggestion-routes.ts';
import { takeoverRoutes } from './teams/members/leading/takeover-routes.ts';
import { teammateRoutes } from './matching/teammates/routes.ts';
import { ticketRoutes } from './board/tickets/routes.ts';
import { eventRoutes } from './gatherings/events/routes.ts';
import { findEvents, findMeetings } from './gatherings/events/search-store.ts';
import { forumRoutes } from './gatherings/forum/routes.ts';
import { meetingRoutes } from './gatherings/meetings/routes.ts';
import { threadRoutes } from './gatherings/threads/routes.ts';
import { findTickets } from './board/tickets/search-store.ts';
import { findPages } from './board/documents/search-store.ts';
import { findThreads } from './gatherings/forum/search-store.ts';
import { findDiscussions } from './gatherings/threads/search-store.ts';
import { findPeople } from './profiles/profiles/search-store.ts';
import { findProjects } from './site/search/project-store.ts';
import { twoStepRoutes } from './accounts/two-step/routes.ts';
import { waitingRoutes } from './joining/waitings/routes.ts';
import type { Routes } from './platform/http/serve.ts';

/** How search finds each kind. */
const finders = {
  ticket: findTickets,
  document: findPages,
  discussion: findDiscussions,
  project: findProjects,
  person: findPeople,
  thread: findThreads,
  event: findEvents,
  meeting: findMeetings,
};

/** The handlers of all rooms, one for each call of the contract. */
export const createRoutes = (
  context: LoginContext,
  {
    live,
    bell,
    modes,
    texts,
    attachmentBytes,
    sendsEmail,
    isBehindUntrustedProxy,
  }: {
    live: Hub;
    bell: Bell;
    modes: Modes;
    texts: Texts;
    attachmentBytes: number;
    sendsEmail: boolean;
    isBehindUntrustedProxy: () => boolean;
  },
): Routes<typeof api> => ({
  ...accountRoutes(context),
  ...communityRoutes(context, { texts, sendsEmail }),
  ...passwordRoutes(context),
  ...passkeyRoutes(context),
  ...twoStepRoutes(context),
  ...sessionRoutes(context),
  ...contactAddressRoutes(context),
  ...personalDataRoutes(context),
  ...ownProfileRoutes(context),
  ...profileRoutes(context),
  ...privacySettingsRoutes(context),
  ...blockRoutes(context, endAskingBetween),
  ...reportRoutes(context),
  ...decisionRoutes(context),
  ...areaRoutes(context, modes),
  ...administrationRoutes(context, isBehindUntrustedProxy),
  ...photoRoutes(context),
  ...entryRoutes(context),
  ...projectRoutes(context),
  ...progressRoutes(context),
  ...identityRoutes(context),
  ...handoverRoutes(context),
  ...memberRoutes(context),
  ...departureRoutes(context),
  ...inactivityRoutes(context),
  ...takeoverRoutes(context),
  ...nextStepRoutes(context),
  ...allowanceRoutes(context),
  ...joinRequestRoutes(context),
  ...invitationRoutes(context),
  ...waitingRoutes(context),
  ...ticketRoutes(context),
  ...boardFileRoutes(context),
  ...attachmentRoutes(context, { maxBytes: attachmentBytes }),
  ...commentRoutes(context),
  ...threadRoutes(context),
  ...documentRoutes(context),
  ...forumRoutes(context),
  ...eventRoutes(context, { getModes: modes.get }),
  ...meetingRoutes(context),
  ...reviewRoutes(context),
  ...participationRoutes(context),
  ...teammateRoutes(context),
  ...suggestionRoutes(context),
  ...credentialRoutes(context),
  ...resumeRoutes(context),
  ...calendarFeedRoutes(context),
  ...changeRoutes(context),
  ...liveRoutes(context, live, bell),
  ...notificationRoutes(context, {
    bell,
    findHackathon: (reader) => getWatched(context.db, reader),
  }),
  ...repositoryRoutes(context),
  ...repositoryNameRoutes(context),
  ...homeRoutes(context, {
    getModes: modes.get,
    listHackathons: (readerId) => listUpcoming(context.db, { readerId, now: context.clock() }),
  }),
  ...searchRoutes(context, { getModes: modes.get, finders }),
  ...preferenceRoutes(context),
  ...matchRoutes(context),
  ...hackathonRoutes(context),
  ...hackathonPeopleRoutes(context),
  ...announcementRoutes(context),
  ...proposalRoutes(context),
  ...submissionRoutes(context),
  ...judgingRoutes(context),
  ...resultRoutes(context),
});
