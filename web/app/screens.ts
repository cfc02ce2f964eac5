import type { AreaName } from '#contract/values/areas.ts';
import { paths, patterns } from '#web/lib/paths.ts';

/**
 * A screen with a URL. `file` is its module in web/routes. While `area` is hidden, or
 * unless `liveArea` is live, there's no such page.
 * Its first API calls are in first-calls.ts.
 */
export type Screen = { path: string; file: string; area?: AreaName; liveArea?: AreaName };

/** Screens that anyone can open. */
export const openScreens: Screen[] = [
  { path: paths.home, file: 'home' },
  { path: paths.projects, file: 'projects' },
  { path: patterns.project, file: 'project' },
  { path: paths.events, file: 'events', area: 'events' },
  { path: paths.forum, file: 'forum', area: 'forum' },
  { path: `${paths.forum}/:threadId`, file: 'gatherings/thread', liveArea: 'forum' },
  { path: `${paths.events}/:eventId`, file: 'gatherings/event', liveArea: 'events' },
  { path: paths.business, file: 'business', area: 'business' },
  { path: paths.hackathons, file: 'hackathons', area: 'hackathons' },
  { path: paths.liveHackathons, file: 'hackathons/live', area: 'hackathons' },
  { path: patterns.hackathon, file: 'hackathons/hackathon' },
  { path: patterns.hackathonResults, file: 'hackathons/results' },
  { path: paths.philosophy, file: 'philosophy' },
  { path: patterns.publicProfile, file: 'public-profile' },
  { path: patterns.credential, file: 'profiles/credential' },
  { path: paths.pendingInvitation, file: 'joining/invite' },
  { path: patterns.invitation, file: 'joining/invite' },
  { path: paths.login, file: 'login' },
  { path: paths.forgotPassword, file: 'accounts/forgot-password' },
  { path: paths.resetPassword, file: 'accounts/reset-password' },
  { path: paths.howMatchingWorks, file: 'matching/how-matching-works' },
  { path: paths.terms, file: 'accounts/terms' },
  { path: paths.privacy, file: 'accounts/privacy' },
  { path: paths.conduct, file: 'accounts/conduct' },
  { path: paths.decision, file: 'moderation/decision' },
];

/** Screens that send visitors to /login and bring them back afterward. */
export const signedInScreens: Screen[] = [
  { path: paths.profile, file: 'profile' },
  { path: paths.settings, file: 'settings' },
  { path: paths.notifications, file: 'notifications' },
  { path: paths.forYou, file: 'for-you' },
  { path: paths.preferences, file: 'people/preferences' },
  { path: paths.teammates, file: 'matching/teammates' },
  { path: paths.admin, file: 'moderation/admin' },
  { path: paths.updateName, file: 'accounts/update-name' },
  { path: paths.projectSubmission, file: 'project-submission' },
  { path: `${paths.events}/new`, file: 'gatherings/new-event', liveArea: 'events' },
  { path: `${paths.events}/:eventId/edit`, file: 'gatherings/edit-event', liveArea: 'events' },
  { path: `${paths.forum}/new`, file: 'gatherings/start', liveArea: 'forum' },
  { path: paths.newHackathon, file: 'hackathons/new', area: 'hackathons' },
  { path: patterns.hackathonSettings, file: 'hackathons/settings' },
  { path: patterns.hackathonPeople, file: 'hackathons/people' },
  { path: patterns.hackathonTeams, file: 'hackathons/teams' },
  { path: patterns.hackathonSubmission, file: 'hackathons/submission' },
  { path: patterns.hackathonSubmissions, file: 'hackathons/submissions' },
  { path: patterns.hackathonJudging, file: 'hackathons/judging' },
  { path: patterns.teamWorkspace, file: 'team-workspace' },
  { path: patterns.projectSettings, file: 'project-settings' },
  { path: patterns.projectRequests, file: 'joining/project-requests' },
  { path: patterns.findPeople, file: 'matching/find-people' },
  { path: patterns.joinRequest, file: 'joining/join-request' },
  { path: patterns.ownInvitation, file: 'joining/invitation' },
  { path: patterns.ticket, file: 'ticket-detail' },
];

/** Screens without header and footer. */
export const bareScreens: Screen[] = [
  { path: paths.verify, file: 'accounts/verify' },
  { path: paths.confirmContact, file: 'accounts/confirm-contact' },
  { path: paths.unsubscribe, file: 'notifications/unsubscribe' },
  { path: paths.verificationSuccess, file: 'accounts/verification-success' },
  { path: paths.verificationError, file: 'accounts/verification-error' },
];
