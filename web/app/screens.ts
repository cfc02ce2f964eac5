import { defaultPageSize } from '#contract/vocabulary.ts';
import { paths, patterns } from '#web/lib/paths.ts';

/**
 * A screen with a URL. `file` is its module in web/routes. `calls` are the API calls that its first
 * view shows, and `signedInCalls` those for someone signed in: the page's HTML preloads them, so that
 * they don't wait for the scripts. List only what the screen uses at once, because the browser keeps
 * the answer until then. They apply to the address without search parameters.
 */
export type Screen = { path: string; file: string; calls?: string[]; signedInCalls?: string[] };

/** What a screen with a header loads first for someone signed in. */
const sessionCalls = ['/users/profile', '/projects/user'];
const withSession = (screen: Screen): Screen => ({
  ...screen,
  signedInCalls: [...sessionCalls, ...(screen.signedInCalls ?? [])],
});

/** Screens that anyone can open. */
export const openScreens = [
  { path: paths.home, file: 'home', calls: ['/projects/open'], signedInCalls: ['/users/home'] },
  {
    path: paths.projects,
    file: 'projects',
    calls: [`/projects/search?page=0&size=${defaultPageSize}`],
  },
  {
    path: patterns.project,
    file: 'project',
    calls: ['/projects/:projectId', '/projects/:projectId/progress'],
  },
  { path: paths.events, file: 'events' },
  { path: paths.forum, file: 'forum' },
  { path: paths.business, file: 'business' },
  { path: paths.hackathons, file: 'hackathons' },
  { path: paths.liveHackathons, file: 'hackathons/live', calls: ['/hackathons'] },
  { path: patterns.hackathon, file: 'hackathons/hackathon', calls: ['/hackathons/:slug'] },
  {
    path: patterns.hackathonResults,
    file: 'hackathons/results',
    calls: ['/hackathons/:slug'],
  },
  { path: paths.philosophy, file: 'philosophy' },
  {
    path: patterns.publicProfile,
    file: 'public-profile',
    calls: ['/users/:userId/profile', '/users/:userId/projects'],
  },
  { path: patterns.credential, file: 'profiles/credential', calls: ['/credentials/:credentialId'] },
  { path: paths.pendingInvitation, file: 'joining/invite' },
  { path: patterns.invitation, file: 'joining/invite' },
  { path: paths.login, file: 'login' },
  { path: paths.forgotPassword, file: 'accounts/forgot-password' },
  { path: paths.resetPassword, file: 'accounts/reset-password' },
  { path: paths.howMatchingWorks, file: 'joining/how-matching-works' },
  { path: paths.terms, file: 'legal/terms' },
  { path: paths.privacy, file: 'legal/privacy' },
  { path: paths.conduct, file: 'legal/conduct' },
  { path: paths.decision, file: 'order/decision' },
].map(withSession);

/** Screens that send visitors to /login and bring them back afterwards. */
export const signedInScreens = [
  { path: paths.profile, file: 'profile' },
  { path: paths.settings, file: 'settings' },
  {
    path: paths.notifications,
    file: 'notifications',
    signedInCalls: ['/notifications'],
  },
  { path: paths.forYou, file: 'for-you', signedInCalls: ['/users/team-preferences'] },
  {
    path: paths.preferences,
    file: 'joining/preferences',
    signedInCalls: ['/users/team-preferences'],
  },
  { path: paths.teammates, file: 'profiles/teammates' },
  { path: paths.admin, file: 'order/admin' },
  { path: paths.updateName, file: 'accounts/update-name' },
  { path: paths.projectSubmission, file: 'project-submission' },
  { path: paths.newHackathon, file: 'hackathons/new' },
  {
    path: patterns.hackathonSettings,
    file: 'hackathons/settings',
    signedInCalls: ['/hackathons/:slug'],
  },
  {
    path: patterns.hackathonPeople,
    file: 'hackathons/people',
    signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/people'],
  },
  {
    path: patterns.hackathonTeams,
    file: 'hackathons/teams',
    signedInCalls: ['/hackathons/:slug'],
  },
  {
    path: patterns.hackathonSubmission,
    file: 'hackathons/submission',
    signedInCalls: ['/hackathons/:slug'],
  },
  {
    path: patterns.hackathonSubmissions,
    file: 'hackathons/submissions',
    signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/submissions'],
  },
  {
    path: patterns.hackathonJudging,
    file: 'hackathons/judging',
    signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/judging'],
  },
  {
    path: patterns.teamWorkspace,
    file: 'team-workspace',
    signedInCalls: ['/projects/:projectId/tickets?view=board'],
  },
  { path: patterns.projectSettings, file: 'project-settings' },
  {
    path: patterns.projectRequests,
    file: 'joining/project-requests',
    signedInCalls: ['/projects/:projectId/join-requests?state=waiting'],
  },
  { path: patterns.findPeople, file: 'joining/find-people' },
  {
    path: patterns.joinRequest,
    file: 'joining/join-request',
    signedInCalls: ['/join-requests/:requestId'],
  },
  {
    path: patterns.ownInvitation,
    file: 'joining/invitation',
    signedInCalls: ['/invitations/:invitationId'],
  },
  {
    path: patterns.ticket,
    file: 'ticket-detail',
    signedInCalls: ['/projects/:projectId/tickets?view=board&ticket=:ticketId'],
  },
].map(withSession);

/** Screens without header and footer. */
export const bareScreens: Screen[] = [
  { path: paths.verify, file: 'accounts/verify' },
  { path: paths.confirmContact, file: 'accounts/confirm-contact' },
  { path: paths.unsubscribe, file: 'accounts/unsubscribe' },
  { path: paths.verificationSuccess, file: 'accounts/verification-success' },
  { path: paths.verificationError, file: 'accounts/verification-error' },
];
