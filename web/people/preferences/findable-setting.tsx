import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { findableDays } from '#contract/people/findable-days.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { describeFindable } from './describe-findable.ts';
import { preferencesQuery, useSavePreferences, withFindable } from './queries.ts';

/** Whether teams may find the person, as a setting. */
export function FindableSetting() {
  const { data, error, refetch } = useQuery(preferencesQuery);
  const save = useSavePreferences();
  if (error && !data) {
    return (
      <LoadFailure onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load this setting. Try again.')}
      </LoadFailure>
    );
  }
  if (!data) return <Loading />;
  const isFindable = data.findableUntil !== null;
  const set = (findable: boolean) => save.mutate(withFindable(data, findable));
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="text-soft">
        {isFindable
          ? `${describeFindable(data.findableUntil)} Leads see your profile and answers, but not your email.`
          : `Teams can’t find you. If you turn this on, leads see your profile and answers for ${findableDays} days, but not your email.`}
      </p>
      <Button busy={save.isPending} onClick={() => set(!isFindable)}>
        {isFindable ? 'Hide me from teams' : 'Let teams find me'}
      </Button>
      {save.error && (
        <Notice tone="error">
          {getErrorMessage(save.error, 'Couldn’t save this setting. Try again.')}
        </Notice>
      )}
      <Link to={paths.preferences} className="link">
        Change what you’re looking for
      </Link>
    </div>
  );
}
