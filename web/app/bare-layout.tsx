import type { ReactNode } from 'react';

/** Layout of screens without header and footer. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <main tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-10 text-center">
    <div className="max-w-md">{children}</div>
  </main>
);
