import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Notice } from '#web/ui/notice.tsx';

type SaveFailureProps = { error: Error | null; what: string };

/** Above a dialog's buttons, where it is seen wherever the fields are scrolled to. */
export const SaveFailure = ({ error, what }: SaveFailureProps) =>
  error && (
    <Notice tone="error" className="basis-full">
      {what}. {getErrorMessage(error, 'Please try again.')}
    </Notice>
  );
