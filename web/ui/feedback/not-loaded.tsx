import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';

type NotLoadedProps = {
  /** A query that has no data. */
  query: { error: Error | null; refetch: () => unknown };
  busy?: boolean;
  /** Of what is shown while it loads. */
  className?: string;
} & (
  | {
      /** What to say if the server didn't say why. */
      failure: string;
    }
  | {
      /** What didn't load. Why follows, if the server said it. */
      what: string;
    }
);

/** In place of what isn't there yet: that it's loading, or why it didn't load. */
export const NotLoaded = ({ query, busy, className, ...said }: NotLoadedProps) =>
  query.error ? (
    <LoadFailure onRetry={query.refetch} busy={busy}>
      {'failure' in said
        ? getErrorMessage(query.error, said.failure)
        : `Couldn’t load ${said.what}. ${getErrorMessage(query.error, '')}`}
    </LoadFailure>
  ) : (
    <Loading className={className} />
  );
