import { findFieldErrors } from '#web/lib/forms/field-errors.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';

type SaveFailureProps = {
  error: Error | null;
  what: string;
  /** The fields that show their own errors. */
  fields: readonly string[];
};

/** Shown above a dialog's buttons, so that it's visible wherever the fields are scrolled. */
export const SaveFailure = ({ error, what, fields }: SaveFailureProps) =>
  findFieldErrors(error, fields).length === 0 && (
    <Failure error={error} what={what} className="basis-full" />
  );
