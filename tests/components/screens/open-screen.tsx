import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Providers } from '#web/app/providers.tsx';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { registerToaster } from '#web/ui/feedback/toast.tsx';
import { type Answers, answerCalls } from '#tests/components/answers.ts';

type Options = {
  /** When it is on the screen; time doesn't pass there. */
  now?: string;
  /** What the server answers; every other call fails the test. */
  answers?: Answers;
  /** The route of a screen that reads parameters from it: `/profile/:userId`. Others are empty then. */
  pattern?: string;
  /** What the screen before passed on. */
  state?: object;
  /** Whether the screen is one without the app's frame. */
  bare?: boolean;
};

let reloadScreen = async () => {};

/** Starts the screen again with what is in the address and in storage. */
export const reload = () => reloadScreen();

/** The address that the screen shows now. */
export const url = () => location.pathname + location.search;

/**
 * Shows what is at an address, as the app does, but without its frame and without a server. Returns
 * the calls that it sends.
 */
export async function openScreen(
  Component: ComponentType,
  address: string,
  { now, answers = {}, pattern = '*', state, bare = false }: Options = {},
) {
  const before = location.href;
  if (now) vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const sent = answerCalls(answers);
  dropWaitingToasts();
  // As the router keeps it.
  history.replaceState(state ? { usr: state, key: 'first', idx: 0 } : null, '', address);
  let close = await show(Component, pattern, bare);
  reloadScreen = async () => {
    await close();
    close = await show(Component, pattern, bare);
  };
  onTestFinished(async () => {
    await close();
    history.replaceState(null, '', before);
  });
  return sent;
}

/** Drops what an earlier test's screen said after it was closed: the next toaster would show it. */
const dropWaitingToasts = () => registerToaster({ show: () => {}, hide: () => {} })();

async function show(Component: ComponentType, pattern: string, bare: boolean) {
  const HydrateFallback = () => null;
  const router = createBrowserRouter([
    { path: pattern, element: <Screen Component={Component} />, HydrateFallback },
    // Every other screen is empty.
    { path: '/*', element: null, HydrateFallback },
  ]);
  const view = await render(
    <Providers>{bare ? <RouterProvider router={router} /> : <Frame router={router} />}</Providers>,
  );
  return async () => {
    await view.unmount();
    router.dispose();
    queryClient.clear();
  };
}

/** As wide as in the shell. */
const Frame = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <main className="mx-auto w-full max-w-shell px-4 py-6 sm:px-6">
    <RouterProvider router={router} />
  </main>
);

function Screen({ Component }: { Component: ComponentType }) {
  useKeptFocus();
  return <Component />;
}
