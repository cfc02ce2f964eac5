import { type ReactNode, StrictMode, useEffect } from 'react';
import { Providers } from './providers.tsx';
import { Splash } from './splash/splash.tsx';

/** Everything, for the browser and for the server; `children` is the router of either. */
export function App({ children }: { children: ReactNode }) {
  // What the server rendered can't be used before.
  useEffect(() => {
    delete document.getElementById('root')!.dataset.static;
  }, []);
  return (
    <StrictMode>
      <Providers>{children}</Providers>
      <Splash />
    </StrictMode>
  );
}
