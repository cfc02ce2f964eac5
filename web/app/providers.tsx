import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/lib/api/query-client.ts';
import { Toasts } from '#web/ui/feedback/toast.tsx';

/** Wraps the whole app. Base UI must not add style elements, because the CSP blocks them. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  </CSPProvider>
);
