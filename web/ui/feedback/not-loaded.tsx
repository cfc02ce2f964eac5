import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';

type NotLoadedProps = {
  /** A query that has no data. */
  query: { error: Error | null; refetch: () => unknown };
  /** Shown if the server didn't say why. */
  failure: string;
  busy?: boolean;
  /** Of what is shown while it loads. */
  className?: string;
};

/** In place of what isn't there yet: that it's loading, or why it didn't load. */
export const NotLoaded = ({ query, failure, busy, className }: NotLoadedProps) =>
  query.error ? (
    <LoadFailure onRetry={query.refetch} busy={busy}>
      {getErrorMessage(query.error, failure)}
    </LoadFailure>
  ) : (
    <Loading className={className} />
  );
