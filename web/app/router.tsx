import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths, patterns } from '#web/lib/paths.ts';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { loadSession } from './session.ts';
import { Shell } from './shell.tsx';
import { RequireSignIn } from './require-sign-in.tsx';

/** Screens that anyone can open. */
const open: RouteObject[] = [
  { path: paths.home, lazy: () => import('#web/routes/home.tsx') },
  { path: paths.projects, lazy: () => import('#web/routes/projects.tsx') },
  { path: paths.events, lazy: () => import('#web/routes/events.tsx') },
  { path: paths.forum, lazy: () => import('#web/routes/forum.tsx') },
  { path: paths.business, lazy: () => import('#web/routes/business.tsx') },
  { path: paths.hackathons, lazy: () => import('#web/routes/hackathons.tsx') },
  { path: paths.philosophy, lazy: () => import('#web/routes/philosophy.tsx') },
  { path: patterns.publicProfile, lazy: () => import('#web/routes/public-profile.tsx') },
  { path: paths.login, lazy: () => import('#web/routes/login.tsx') },
  { path: paths.forgotPassword, lazy: () => import('#web/routes/forgot-password.tsx') },
  { path: paths.resetPassword, lazy: () => import('#web/routes/reset-password.tsx') },
  { path: paths.terms, lazy: () => import('#web/routes/terms.tsx') },
  { path: paths.privacy, lazy: () => import('#web/routes/privacy.tsx') },
  { path: '*', lazy: () => import('#web/routes/not-found.tsx') },
];

/** Screens that send visitors to /login and bring them back afterwards. */
const signedIn: RouteObject[] = [
  { path: paths.profile, lazy: () => import('#web/routes/profile.tsx') },
  { path: paths.settings, lazy: () => import('#web/routes/settings.tsx') },
  { path: paths.updateName, lazy: () => import('#web/routes/update-name.tsx') },
  { path: paths.projectSubmission, lazy: () => import('#web/routes/project-submission.tsx') },
  { path: patterns.teamWorkspace, lazy: () => import('#web/routes/team-workspace.tsx') },
  { path: patterns.ticket, lazy: () => import('#web/routes/ticket-detail.tsx') },
];

/** Screens without header and footer. */
const bare: RouteObject[] = [
  { path: paths.verify, lazy: () => import('#web/routes/verify.tsx') },
  { path: paths.confirmContact, lazy: () => import('#web/routes/confirm-contact.tsx') },
  { path: paths.verificationSuccess, lazy: () => import('#web/routes/verification-success.tsx') },
  { path: paths.verificationError, lazy: () => import('#web/routes/verification-error.tsx') },
];

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: CrashScreen,
    children: [
      {
        // Inside the shell, so that header and footer show before the first screen loads and stay
        // when one crashes.
        HydrateFallback: ScreenLoading,
        ErrorBoundary: CrashScreen,
        loader: loadSession,
        children: [...open, { Component: RequireSignIn, children: signedIn }],
      },
    ],
  },
  { ErrorBoundary: CrashScreen, HydrateFallback: () => null, children: bare },
]);
