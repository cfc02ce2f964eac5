import type { api } from '#contract/api.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { announcementRoutes } from './features/announcements/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { boardFileRoutes } from './features/board-files/routes.ts';
import { changeRoutes } from './features/changes/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { communityRoutes } from './features/community/routes.ts';
import type { Texts } from './features/community/texts.ts';
import { contactAddressRoutes } from './features/contact-address/routes.ts';
import { credentialRoutes } from './features/credentials/routes.ts';
import { decisionRoutes } from './features/decisions/routes.ts';
import { departureRoutes } from './features/departures/routes.ts';
import { entryRoutes } from './features/entries/routes.ts';
import { hackathonPeopleRoutes } from './features/hackathons/people-routes.ts';
import { getWatched } from './features/hackathons/people.ts';
import { hackathonRoutes } from './features/hackathons/routes.ts';
import { proposalRoutes } from './features/proposals/routes.ts';
import { handoverRoutes } from './features/handovers/routes.ts';
import type { LoginContext } from './features/identities/attempts.ts';
import { homeRoutes } from './features/home/routes.ts';
import { identityRoutes } from './features/identities/routes.ts';
import { inactivityRoutes } from './features/inactivity/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { joinRequestRoutes } from './features/join-requests/routes.ts';
import { judgingRoutes } from './features/judging/routes.ts';
import type { Hub } from './features/live/hub.ts';
import { liveRoutes } from './features/live/routes.ts';
import { matchRoutes } from './features/matches/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import type { Bell } from './features/notifications/bell.ts';
import { nextStepRoutes } from './features/next-steps/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { passwordRoutes } from './features/passwords/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { preferenceRoutes } from './features/preferences/routes.ts';
import { privacySettingsRoutes } from './features/privacy-settings/routes.ts';
import { profileRoutes } from './features/profiles/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { repositoryRoutes } from './features/repositories/routes.ts';
import { participationRoutes } from './features/participations/routes.ts';
import { repositoryNameRoutes } from './features/repository-names/routes.ts';
import { resultRoutes } from './features/results/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { resumeRoutes } from './features/resumes/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { submissionRoutes } from './features/submissions/routes.ts';
import { suggestionRoutes } from './features/suggestions/routes.ts';
import { takeoverRoutes } from './features/takeovers/routes.ts';
import { teammateRoutes } from './features/teammates/routes.ts';
import { ticketRoutes } from './features/tickets/routes.ts';
import { twoStepRoutes } from './features/two-step/routes.ts';
import { waitingRoutes } from './features/waitings/routes.ts';
import type { Routes } from './platform/http/serve.ts';

/** The handlers of all features, one for each call of the contract. */
export const createRoutes = (
  context: LoginContext,
  {
    live,
    bell,
    texts,
    isBehindUntrustedProxy,
  }: { live: Hub; bell: Bell; texts: Texts; isBehindUntrustedProxy: () => boolean },
): Routes<typeof api> => ({
  ...accountRoutes(context),
  ...communityRoutes(context, texts),
  ...passwordRoutes(context),
  ...passkeyRoutes(context),
  ...twoStepRoutes(context),
  ...sessionRoutes(context),
  ...contactAddressRoutes(context),
  ...personalDataRoutes(context),
  ...profileRoutes(context),
  ...privacySettingsRoutes(context),
  ...blockRoutes(context),
  ...reportRoutes(context),
  ...decisionRoutes(context),
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
  ...joinRequestRoutes(context),
  ...invitationRoutes(context),
  ...waitingRoutes(context),
  ...ticketRoutes(context),
  ...boardFileRoutes(context),
  ...commentRoutes(context),
  ...reviewRoutes(context),
  ...participationRoutes(context),
  ...teammateRoutes(context),
  ...suggestionRoutes(context),
  ...credentialRoutes(context),
  ...resumeRoutes(context),
  ...changeRoutes(context),
  ...liveRoutes(context, live, bell),
  ...notificationRoutes(context, {
    bell,
    findHackathon: (reader) => getWatched(context.db, reader),
  }),
  ...repositoryRoutes(context),
  ...repositoryNameRoutes(context),
  ...homeRoutes(context),
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
