import type { Provider } from '#contract/values/vocabulary.ts';
import { paths } from './paths.ts';

// What the server has besides screens and calls. They're links, because the browser goes there.

/** Downloads a project's board. */
export const boardFile = (projectId: number, format: 'csv' | 'json') =>
  `/api/projects/${projectId}/board-files/${format}`;

/** Downloads a team's documentation. */
export const documentationFile = (projectId: number) => `/api/projects/${projectId}/documents.md`;

/** Downloads the people in a hackathon. */
export const hackathonPeopleFile = (slug: string) => `/api/hackathons/${slug}/people.csv`;

/** Downloads everything stored about the signed-in person. */
export const personalDataFile = '/api/users/export';

/** The signed file of a credential. */
export const credentialFile = (credentialId: string) => `/credentials/${credentialId}.jwt`;

/** The page that checks the file of a credential. */
export const verifyCredentials = '/credentials/verify';

/** A person's profile as a JSON Resume file. */
export const resumeFile = (userId: number) => `/api/users/${userId}/resume.json`;

/** Starts an external login. The browser navigates there, so it is a link and not an API call. */
export const externalLogin = ({ provider, next = '/' }: { provider: Provider; next?: string }) =>
  `/oauth2/authorization/${provider}${next === paths.home ? '' : `?next=${encodeURIComponent(next)}`}`;

/** An event for someone's calendar. */
export const eventFile = (eventId: number) => `/events/${eventId}.ics`;
