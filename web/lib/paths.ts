import { nextPath } from '#contract/accounts/next-path.ts';

/** Every path of the pages. No other file writes one out. */
export const paths = {
  home: '/',
  projects: '/projects',
  events: '/events',
  business: '/business',
  hackathons: '/hackathons',
  /** The real ones, while /hackathons has sample content. */
  liveHackathons: '/hackathons/live',
  newHackathon: '/hackathons/new',
  forum: '/forum',
  philosophy: '/philosophy',
  login: '/login',
  profile: '/profile',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  settings: '/settings',
  settingsSection: (section: string) =>
    section === 'account' ? '/settings' : `/settings?section=${section}`,
  updateName: '/update-name',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  projectSubmission: '/project-submission',
  /** Openings that may suit the signed-in person. */
  forYou: '/for-you',
  /** Whether one would build with former teammates again. */
  teammates: '/teammates',
  /** What the signed-in person looks for in a team. */
  preferences: '/for-you/preferences',
  howMatchingWorks: '/how-matching-works',
  /** The invitation that someone wanted to use before they signed in. */
  pendingInvitation: '/invite',
  terms: '/terms',
  privacy: '/privacy',
  conduct: '/conduct',
  admin: '/admin',
  decision: '/decision',
  verify: '/verify',
  confirmContact: '/confirm-contact',
  verificationSuccess: '/verification-success',
  verificationError: '/verification-error',
  publicProfile: (userId: number | string) => `/profile/${userId}`,
  credential: (credentialId: string) => `/credentials/${credentialId}`,
  /** A project's public page. */
  project: (projectId: number | string) => `/projects/${projectId}`,
  /** A role on the project's page. */
  openRole: ({ projectId, roleId }: { projectId: number; roleId: number }) =>
    `/projects/${projectId}#${roleAnchor(roleId)}`,
  /** The project's page, where one joins or asks to, in a role or without one. */
  joinProject: (projectId: number, roleId?: number) =>
    `/projects/${projectId}?join${roleId === undefined ? '' : `=${roleId}`}`,
  teamWorkspace: (projectId: number | string) => `/team-workspace/${projectId}`,
  /** A team's meetings, in a dialog over its board. */
  meetings: (projectId: number) => `/team-workspace/${projectId}?team=meetings`,
  /** A team's discussion. */
  discussion: ({ projectId, threadId }: { projectId: number; threadId: number }) =>
    `/team-workspace/${projectId}?thread=${threadId}`,
  /** A page of a team's documentation. */
  document: ({ projectId, documentId }: { projectId: number; documentId: number }) =>
    `/team-workspace/${projectId}?document=${documentId}`,
  projectSettings: (projectId: number | string, section?: 'team' | 'integrations' | 'finish') =>
    `/team-workspace/${projectId}/settings${section ? `?section=${section}` : ''}`,
  /** Where leads invite people. */
  inviteToTeam: (projectId: number) => `/team-workspace/${projectId}/settings?section=team#invite`,
  /** Where its tickets are imported and exported. */
  boardFiles: (projectId: number) =>
    `/team-workspace/${projectId}/settings?section=integrations#files`,
  /** The requests to join a project, for its leads. */
  projectRequests: (projectId: number | string) => `/team-workspace/${projectId}/requests`,
  /** People who may suit a role of a project, for its leads. */
  findPeople: ({ projectId, roleId }: { projectId: number; roleId?: number }) =>
    `/team-workspace/${projectId}/people${roleId === undefined ? '' : `?role=${roleId}`}`,
  /** A request to join a team, for the person who asks and the leads who answer. */
  joinRequest: (requestId: number | string) => `/requests/${requestId}`,
  /** An invitation to a person. */
  ownInvitation: (invitationId: number | string) => `/invitations/${invitationId}`,
  /** An invitation by link. */
  invitation: (token: string) => `/invite/${token}`,
  /** One that isn't listed opens with its code. */
  hackathon: (slug: string, code?: string) =>
    `/hackathons/${slug}${code === undefined ? '' : `?code=${code}`}`,
  hackathonSettings: (slug: string) => `/hackathons/${slug}/settings`,
  hackathonStaff: (slug: string) => `/hackathons/${slug}/settings#staff`,
  /** Who takes part, for those who run it. */
  hackathonPeople: (slug: string) => `/hackathons/${slug}/people`,
  /** Where they make teams. */
  hackathonTeams: (slug: string) => `/hackathons/${slug}/teams`,
  /** What one's own team submits. */
  hackathonSubmission: (slug: string) => `/hackathons/${slug}/submission`,
  /** What all teams submit, for those who run it. */
  hackathonSubmissions: (slug: string) => `/hackathons/${slug}/submissions`,
  hackathonJudging: (slug: string) => `/hackathons/${slug}/judging`,
  hackathonResults: (slug: string) => `/hackathons/${slug}/results`,
  ticket: ({ projectId, ticketId }: { projectId: number | string; ticketId: number | string }) =>
    `/tickets/${projectId}/${ticketId}`,
  /** /login, which then goes on to `next`. */
  loginFor: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  /** A project's card in the list with these search parameters. */
  projectCard: ({
    projectId,
    searchParams,
  }: {
    projectId: number;
    searchParams: URLSearchParams;
  }) => `/projects${searchParams.size ? `?${searchParams}` : ''}#${projectAnchor(projectId)}`,
};

/** Route patterns for the router. */
export const patterns = {
  publicProfile: '/profile/:userId',
  credential: '/credentials/:credentialId',
  project: '/projects/:projectId',
  teamWorkspace: '/team-workspace/:projectId',
  projectSettings: '/team-workspace/:projectId/settings',
  projectRequests: '/team-workspace/:projectId/requests',
  findPeople: '/team-workspace/:projectId/people',
  joinRequest: '/requests/:requestId',
  ownInvitation: '/invitations/:invitationId',
  invitation: '/invite/:token',
  hackathon: '/hackathons/:slug',
  hackathonSettings: '/hackathons/:slug/settings',
  hackathonPeople: '/hackathons/:slug/people',
  hackathonTeams: '/hackathons/:slug/teams',
  hackathonSubmission: '/hackathons/:slug/submission',
  hackathonSubmissions: '/hackathons/:slug/submissions',
  hackathonJudging: '/hackathons/:slug/judging',
  hackathonResults: '/hackathons/:slug/results',
  ticket: '/tickets/:projectId/:ticketId',
};

export const roleAnchor = (roleId: number) => `role-${roleId}`;

export const projectAnchor = (projectId: number) => `project-${projectId}`;

/** Where to go after signing in: `next` if it is a path within Pieces, otherwise home. */
export const nextAfterLogin = (next: string | null): string => nextPath(next);
