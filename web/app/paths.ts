/** Every address there is. Nothing else spells one out. */
export const paths = {
  home: '/',
  projects: '/projects',
  events: '/events',
  business: '/business',
  hackathons: '/hackathons',
  forum: '/forum',
  philosophy: '/philosophy',
  login: '/login',
  profile: '/profile',
  settings: '/settings',
  updateName: '/update-name',
  projectSubmission: '/project-submission',
  terms: '/terms',
  privacy: '/privacy',
  verificationSuccess: '/verification-success',
  verificationError: '/verification-error',
  teamWorkspace: (projectId: number | string) => `/team-workspace/${projectId}`,
  ticket: ({ projectId, ticketId }: { projectId: number | string; ticketId: number | string }) =>
    `/tickets/${projectId}/${ticketId}`,
  /** Sign in, then come back to where one was. */
  loginFor: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  /** A project's card in the list, under the query words that were in the address. */
  projectCard: ({ projectId, words }: { projectId: number; words: URLSearchParams }) =>
    `/projects${words.size ? `?${words}` : ''}#${projectAnchor(projectId)}`,
};

/** Patterns for the router. */
export const patterns = {
  teamWorkspace: '/team-workspace/:projectId',
  ticket: '/tickets/:projectId/:ticketId',
};

/** Where the server starts an external login; a navigation, not a call. */
export const externalLogins = {
  google: '/oauth2/authorization/google',
  github: '/oauth2/authorization/github',
};

export const projectAnchor = (projectId: number) => `project-${projectId}`;

/** The place to go after signing in: one of ours, or home. */
export function nextAfterLogin(next: string | null): string {
  const isOurs = next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith(paths.login);
  return isOurs ? next : paths.home;
}
