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
  { path: paths.liveHackathons, file: 'live-hackathons', calls: ['/hackathons'] },
  { path: patterns.hackathon, file: 'hackathon', calls: ['/hackathons/:slug'] },
  { path: paths.philosophy, file: 'philosophy' },
  {
    path: patterns.publicProfile,
    file: 'public-profile',
    calls: ['/users/:userId/profile', '/users/:userId/projects'],
  },
  { path: patterns.credential, file: 'credential', calls: ['/credentials/:credentialId'] },
  { path: paths.pendingInvitation, file: 'invite' },
  { path: patterns.invitation, file: 'invite' },
  { path: paths.login, file: 'login' },
  { path: paths.forgotPassword, file: 'forgot-password' },
  { path: paths.resetPassword, file: 'reset-password' },
  { path: paths.howMatchingWorks, file: 'how-matching-works' },
  { path: paths.terms, file: 'terms' },
  { path: paths.privacy, file: 'privacy' },
  { path: paths.conduct, file: 'conduct' },
  { path: paths.decision, file: 'decision' },
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
    file: 'preferences',
    signedInCalls: ['/users/team-preferences'],
  },
  { path: paths.admin, file: 'admin' },
  { path: paths.updateName, file: 'update-name' },
  { path: paths.projectSubmission, file: 'project-submission' },
  { path: paths.newHackathon, file: 'new-hackathon' },
  {
    path: patterns.hackathonSettings,
    file: 'hackathon-settings',
    signedInCalls: ['/hackathons/:slug'],
  },
  {
    path: patterns.hackathonPeople,
    file: 'hackathon-people',
    signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/people'],
  },
  {
    path: patterns.hackathonTeams,
    file: 'hackathon-teams',
    signedInCalls: ['/hackathons/:slug'],
  },
  {
    path: patterns.teamWorkspace,
    file: 'team-workspace',
    signedInCalls: ['/projects/:projectId/tickets?view=board'],
  },
  { path: patterns.projectSettings, file: 'project-settings' },
  {
    path: patterns.projectRequests,
    file: 'project-requests',
    signedInCalls: ['/projects/:projectId/join-requests?state=waiting'],
  },
  { path: patterns.findPeople, file: 'find-people' },
  {
    path: patterns.joinRequest,
    file: 'join-request',
    signedInCalls: ['/join-requests/:requestId'],
  },
  {
    path: patterns.ownInvitation,
    file: 'invitation',
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
  { path: paths.verify, file: 'verify' },
  { path: paths.confirmContact, file: 'confirm-contact' },
  { path: paths.unsubscribe, file: 'unsubscribe' },
  { path: paths.verificationSuccess, file: 'verification-success' },
  { path: paths.verificationError, file: 'verification-error' },
];
