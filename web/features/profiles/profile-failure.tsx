import { profileFailure } from '#web/features/profiles/queries.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DocumentTitle } from '#web/ui/page-title.tsx';

type ProfileFailureProps = { error: Error; onRetry: () => void };

/** What stands in a profile's place when it did not come (section 8). */
export const ProfileFailure = ({ error, onRetry }: ProfileFailureProps) => (
  <Notice
    tone="error"
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <DocumentTitle>Profile</DocumentTitle>
    {messageOf(error, profileFailure)}
  </Notice>
);
