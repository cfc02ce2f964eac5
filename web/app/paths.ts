import { nextPath } from '#contract/next-path.ts';
import type { Provider } from '#contract/vocabulary.ts';

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
  settingsSection: (section: string) =>
    section === 'account' ? '/settings' : `/settings?section=${section}`,
  updateName: '/update-name',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  projectSubmission: '/project-submission',
  terms: '/terms',
  privacy: '/privacy',
  verify: '/verify',
  confirmContact: '/confirm-contact',
  verificationSuccess: '/verification-success',
  verificationError: '/verification-error',
  /** A person as others see them. */
  publicProfile: (userId: number | string) => `/profile/${userId}`,
  teamWorkspace: (projectId: number | string) => `/team-workspace/${projectId}`,
  ticket: ({ projectId, ticketId }: { projectId: number | string; ticketId: number | string }) =>
    `/tickets/${projectId}/${ticketId}`,
  /** Sign in, then come back to where one was. */
  loginFor: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  /** A project's card in the list, under the query words that were in the address. */
  projectCard: ({
    projectId,
    searchParams,
  }: {
    projectId: number;
    searchParams: URLSearchParams;
  }) => `/projects${searchParams.size ? `?${searchParams}` : ''}#${projectAnchor(projectId)}`,
};

/** Patterns for the router. */
export const patterns = {
  publicProfile: '/profile/:userId',
  teamWorkspace: '/team-workspace/:projectId',
  ticket: '/tickets/:projectId/:ticketId',
};

/** Where the server starts an external login; a navigation, not a call. */
export const externalLogin = ({ provider, next = '/' }: { provider: Provider; next?: string }) =>
  `/oauth2/authorization/${provider}${next === paths.home ? '' : `?next=${encodeURIComponent(next)}`}`;

/** Everything stored about the person who asks; the browser saves it, so this is no call. */
export const personalDataFile = '/api/users/export';

export const projectAnchor = (projectId: number) => `project-${projectId}`;

/** The place to go after signing in: one of ours, or home, by the rule that the server has. */
export const nextAfterLogin = (next: string | null): string => nextPath(next);
