import type { AreaName } from '#contract/values/areas.ts';
import { defaultPageSize } from '#contract/values/vocabulary.ts';
import { paths, patterns } from '#web/lib/paths.ts';

/**
 * The API calls that a screen's first view shows, and those for someone signed in: the page's HTML
 * preloads them, so that they don't wait for the scripts. List only what the screen uses right away,
 * because the browser keeps the answer until then. `:visitorId` is the ID of the person who is signed
 * in. They apply to the address without search parameters. The build gives them to the server; browsers
 * never load this.
 */
type FirstCalls = {
  calls?: string[];
  signedInCalls?: string[];
  /** Those for an area of the site, while it's live. */
  liveCalls?: { area: AreaName; call: string }[];
  /** Modules that load on demand, and that the first view always needs. */
  modules?: string[];
  /** The server renders the first view with the answers, so that it's there before the scripts. */
  isRendered?: true;
};

/** What a screen with a header loads first for someone signed in. */
export const sessionCalls = ['/users/profile', '/projects/user'];

/** The first calls of screens, by their path. */
export const firstCalls: Record<string, FirstCalls> = {
  [paths.home]: {
    isRendered: true,
    calls: ['/projects/open'],
    signedInCalls: ['/users/home'],
    liveCalls: [{ area: 'home', call: '/statistics' }],
  },
  [paths.projects]: {
    isRendered: true,
    calls: [`/projects/search?page=0&size=${defaultPageSize}`],
  },
  [patterns.project]: {
    isRendered: true,
    calls: ['/projects/:projectId', '/projects/:projectId/progress'],
  },
  [paths.events]: { liveCalls: [{ area: 'events', call: '/events' }] },
  [`${paths.events}/:eventId`]: { calls: ['/events/:eventId'] },
  [paths.forum]: { liveCalls: [{ area: 'forum', call: '/forum' }] },
  [`${paths.forum}/:threadId`]: {
    modules: ['/web/ui/text/markdown.tsx'],
    calls: ['/forum/threads/:threadId', '/forum/threads/:threadId/posts'],
  },
  [paths.hackathons]: { liveCalls: [{ area: 'hackathons', call: '/hackathons' }] },
  [paths.liveHackathons]: { calls: ['/hackathons'] },
  [patterns.hackathon]: { calls: ['/hackathons/:slug'] },
  [patterns.hackathonResults]: { calls: ['/hackathons/:slug'] },
  [paths.profile]: {
    isRendered: true,
    signedInCalls: [
      '/users/teammates',
      '/users/suggestions',
      '/users/credentials',
      '/users/:visitorId/participations',
      '/users/uncounted-tickets',
    ],
  },
  [patterns.publicProfile]: {
    isRendered: true,
    calls: ['/users/:userId/profile', '/users/:userId/projects', '/users/:userId/participations'],
  },
  [paths.login]: { calls: ['/auth/providers'] },
  [patterns.credential]: { calls: ['/credentials/:credentialId'] },
  [paths.notifications]: { signedInCalls: ['/notifications'] },
  [paths.forYou]: { signedInCalls: ['/users/team-preferences'] },
  [paths.preferences]: { signedInCalls: ['/users/team-preferences'] },
  [patterns.hackathonSettings]: { signedInCalls: ['/hackathons/:slug'] },
  [patterns.hackathonPeople]: { signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/people'] },
  [patterns.hackathonTeams]: { signedInCalls: ['/hackathons/:slug'] },
  [patterns.hackathonSubmission]: { signedInCalls: ['/hackathons/:slug'] },
  [patterns.hackathonSubmissions]: {
    signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/submissions'],
  },
  [patterns.hackathonJudging]: {
    signedInCalls: ['/hackathons/:slug', '/hackathons/:slug/judging'],
  },
  [patterns.teamWorkspace]: {
    isRendered: true,
    signedInCalls: ['/projects/:projectId/tickets?view=board'],
  },
  [patterns.projectRequests]: {
    signedInCalls: ['/projects/:projectId/join-requests?state=waiting'],
  },
  [patterns.joinRequest]: { signedInCalls: ['/join-requests/:requestId'] },
  [patterns.ownInvitation]: { signedInCalls: ['/invitations/:invitationId'] },
  [patterns.ticket]: {
    signedInCalls: ['/projects/:projectId/tickets?view=board&ticket=:ticketId'],
  },
  [paths.teammates]: { signedInCalls: ['/users/teammates'] },
};
