import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './app/styles.css';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.tsx';
import { Splash } from './app/splash.tsx';

const root = createRoot(document.getElementById('root')!);

// In a transition React renders in slices, so the page answers to input meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
      <Splash />
    </StrictMode>,
  ),
);
