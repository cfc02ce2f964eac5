import { type ReactNode, useEffect, useRef } from 'react';
import { findFieldErrors } from '#web/lib/forms/field-errors.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

type FormFailureProps = {
  error: Error | null;
  /** The fields that show their own errors. */
  fields: readonly string[];
  /** Shown if the server didn't say why. */
  fallback: string;
  /** What to do about it. */
  action?: ReactNode;
};

/** Why a form failed, with the focus on it. Shows nothing that a field shows already. */
export function FormFailure({ error, fields, fallback, action }: FormFailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) notice.current?.focus();
  }, [error]);
  const atFields = findFieldErrors(error, fields).map(({ message }) => message);
  if (!error || atFields.includes(error.message)) return null;
  return (
    <Notice ref={notice} tone="error" action={action}>
      {getErrorMessage(error, fallback)}
    </Notice>
  );
}
