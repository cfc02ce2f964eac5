import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { profileFailure } from './queries.ts';

type ProfileFailureProps = { error: Error; onRetry: () => void };

/** Shown when a profile can't load (Specification, section 8). */
export const ProfileFailure = ({ error, onRetry }: ProfileFailureProps) => (
  <div className="grid gap-4">
    <PageTitle>Profile</PageTitle>
    <LoadFailure onRetry={onRetry}>{getErrorMessage(error, profileFailure)}</LoadFailure>
  </div>
);
