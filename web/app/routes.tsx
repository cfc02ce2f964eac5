import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RequireSignIn } from './session/require-sign-in.tsx';
import { bareScreens, openScreens, type Screen, signedInScreens } from './screens.ts';
import { isForMembers, isHidden, isLive } from '#web/site/areas/modes.ts';
import { loadSession } from './session/session.ts';
import { Shell } from './shell.tsx';

export type RouteModule = { Component: ComponentType };

const modules = import.meta.glob<RouteModule>('/web/routes/*.tsx');

const toRoute = ({ path, file, area, liveArea }: Screen): RouteObject => ({
  path,
  lazy: () => load(isHidden(area) || !isLive(liveArea) ? 'not-found' : file),
});

/** An admin can close some to visitors. */
const toOpenRoute = (screen: Screen): RouteObject =>
  isForMembers(screen.area ?? screen.liveArea)
    ? { Component: RequireSignIn, children: [toRoute(screen)] }
    : toRoute(screen);

const load = (file: string) =>
  file.includes('/') ? loadNested(file) : modules[`/web/routes/${file}.tsx`]!();

const loadNested = async (file: string) => (await import('./nested-screens.ts')).load(file);

export const routes: RouteObject[] = [
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
        children: [
          ...openScreens.map(toOpenRoute),
          { Component: RequireSignIn, children: signedInScreens.map(toRoute) },
          toRoute({ path: '*', file: 'not-found' }),
        ],
      },
    ],
  },
  { ErrorBoundary: CrashScreen, HydrateFallback: () => null, children: bareScreens.map(toRoute) },
];
