import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './app/styles.css';
// Before the router, which loads what isn't there.
import { hasFirstContent, isSame } from './app/first-data.ts';
import { App } from './app/app.tsx';
import { router } from './app/router.tsx';
import { leaveKeysToInputMethods } from './lib/focus/input-methods.ts';

leaveKeysToInputMethods(window);

const root = document.getElementById('root')!;
const app = (
  <App>
    <RouterProvider router={router} />
  </App>
);

/** In a transition React renders in slices, so the page answers to input meanwhile. */
const render = () =>
  startTransition(() => {
    // Where the app renders something else after all, React renders it again.
    if (isSame) hydrateRoot(root, app, { onRecoverableError: () => {} });
    else createRoot(root).render(app);
  });

if (!hasFirstContent) delete root.dataset.static;
if (!hasFirstContent || router.state.initialized) render();
else {
  // Until the screen has loaded, what the server rendered stays.
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    render();
  });
}
