import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';

type Props = {
  query: { error: Error | null; refetch: () => unknown };
  busy?: boolean;
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

/** Why a query failed, with a button to try again. Shows nothing if it didn't. */
export const QueryFailure = ({ query: { error, refetch }, busy, className, ...said }: Props) =>
  error && (
    <LoadFailure onRetry={refetch} busy={busy} className={className}>
      {'failure' in said
        ? getErrorMessage(error, said.failure)
        : `Couldn’t load ${said.what}. ${getErrorMessage(error, '')}`}
    </LoadFailure>
  );

/** In place of what isn't there yet: that it's loading, with the class, or why it didn't load. */
export const NotLoaded = ({ className, ...props }: Props) =>
  props.query.error ? <QueryFailure {...props} /> : <Loading className={className} />;
