import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from './notice.tsx';

type LoadFailureProps = {
  children: ReactNode;
  onRetry: () => unknown;
  busy?: boolean;
  className?: string;
};

/** An error about something that didn't load, with a button to try again. */
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
