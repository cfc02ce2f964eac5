import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#tests/components/axe.ts';
import { CrashScreen } from './crash-screen.tsx';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

/** Shows a screen in the app's frame, as `routes.tsx` does. */
async function openCrashing(load: () => Promise<object>) {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = { path: '*', lazy: load, ErrorBoundary: CrashScreen, HydrateFallback: () => null };
  const router = createBrowserRouter([{ Component: Shell, children: [screen] }]);
  const view = await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  onTestFinished(async () => {
    await view.unmount();
    router.dispose();
    vi.restoreAllMocks();
  });
}

test('a screen whose file is missing says that it didn’t load', async () => {
  const missing = '/assets/missing.js';
  await openCrashing(() => import(/* @vite-ignore */ missing));
  const title = page.getByRole('heading', { name: 'This page didn’t load' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expectAccessible();
});

test('a screen that breaks says so', async () => {
  await openCrashing(() => Promise.reject(new Error('Not our day')));
  const title = page.getByRole('heading', { name: 'Something broke on this page' });
  await expect.element(title).toBeVisible();
});
