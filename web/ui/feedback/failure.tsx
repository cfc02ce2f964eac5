import type { ReactNode } from 'react';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Notice } from './notice.tsx';

type FailureProps = { error: unknown; action?: ReactNode; className?: string } & (
  | {
      /** What to say if the server didn't say why. */
      fallback: string;
    }
  | {
      /** What failed. Why follows, if the server said it. */
      what: string;
    }
);

/** Why something failed. Shows nothing if it didn't. */
export const Failure = ({ error, action, className, ...said }: FailureProps) =>
  error ? (
    <Notice tone="error" action={action} className={className}>
      {'fallback' in said
        ? getErrorMessage(error, said.fallback)
        : `${said.what}. ${getErrorMessage(error, 'Try again.')}`}
    </Notice>
  ) : null;
