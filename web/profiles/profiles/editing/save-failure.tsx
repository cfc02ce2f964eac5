import { findFieldErrors } from '#web/lib/forms/field-errors.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

type SaveFailureProps = {
  error: Error | null;
  what: string;
  /** The fields that show their own errors. */
  fields: readonly string[];
};

/** Shown above a dialog's buttons, so that it's visible wherever the fields are scrolled. */
export const SaveFailure = ({ error, what, fields }: SaveFailureProps) =>
  error &&
  findFieldErrors(error, fields).length === 0 && (
    <Notice tone="error" className="basis-full">
      {what}. {getErrorMessage(error, 'Try again.')}
    </Notice>
  );
