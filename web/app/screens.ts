import { defaultPageSize } from '#contract/vocabulary.ts';
import { paths, patterns } from '#web/lib/paths.ts';

/**
 * A screen with a URL. `file` is its module in web/routes. `calls` are the API calls that its first
 * view shows: the page's HTML preloads them, so that they don't wait for the scripts. They apply to
 * the address without search parameters.
 */
export type Screen = { path: string; file: string; calls?: string[] };

/** Screens that anyone can open. */
export const openScreens: Screen[] = [
  { path: paths.home, file: 'home' },
  {
    path: paths.projects,
    file: 'projects',
    calls: [`/projects/search?page=0&size=${defaultPageSize}`],
  },
  { path: paths.events, file: 'events' },
  { path: paths.forum, file: 'forum' },
  { path: paths.business, file: 'business' },
  { path: paths.hackathons, file: 'hackathons' },
  { path: paths.philosophy, file: 'philosophy' },
  {
    path: patterns.publicProfile,
    file: 'public-profile',
    calls: ['/users/:userId/profile', '/users/:userId/projects'],
  },
  { path: paths.login, file: 'login' },
  { path: paths.forgotPassword, file: 'forgot-password' },
  { path: paths.resetPassword, file: 'reset-password' },
  { path: paths.terms, file: 'terms' },
  { path: paths.privacy, file: 'privacy' },
];

/** Screens that send visitors to /login and bring them back afterwards. */
export const signedInScreens: Screen[] = [
  { path: paths.profile, file: 'profile' },
  { path: paths.settings, file: 'settings' },
  { path: paths.updateName, file: 'update-name' },
  { path: paths.projectSubmission, file: 'project-submission' },
  {
    path: patterns.teamWorkspace,
    file: 'team-workspace',
    calls: ['/projects/:projectId/tickets?view=board'],
  },
  { path: patterns.projectSettings, file: 'project-settings' },
  {
    path: patterns.ticket,
    file: 'ticket-detail',
    calls: ['/projects/:projectId/tickets?view=board&ticket=:ticketId'],
  },
];

/** Screens without header and footer. */
export const bareScreens: Screen[] = [
  { path: paths.verify, file: 'verify' },
  { path: paths.confirmContact, file: 'confirm-contact' },
  { path: paths.verificationSuccess, file: 'verification-success' },
  { path: paths.verificationError, file: 'verification-error' },
];

/** What every page of someone signed in loads first. */
export const sessionCalls = ['/users/profile', '/projects/user'];
