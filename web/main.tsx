import '#web/app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '#web/app/providers.tsx';
import { router } from '#web/app/router.tsx';
import { Splash } from '#web/app/splash.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
    <Splash />
  </StrictMode>,
);
