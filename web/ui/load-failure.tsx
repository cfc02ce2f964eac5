import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type LoadFailureProps = {
  children: ReactNode;
  onRetry: () => unknown;
  busy?: boolean;
  className?: string;
};

/** What could not be loaded, and a way to ask again. */
export const LoadFailure = ({ children, onRetry, busy = false, className }: LoadFailureProps) => (
  <Notice
    tone="error"
    className={className}
    action={
      <Button size="sm" busy={busy} onClick={() => void onRetry()}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
