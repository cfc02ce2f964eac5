import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/lib/query-client.ts';
import { Toasts } from '#web/ui/toast.tsx';

/** What every screen stands in. Base UI may not write style elements: the page's policy forbids them. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  </CSPProvider>
);
