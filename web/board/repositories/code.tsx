import { useQuery } from '@tanstack/react-query';
import type { Repository } from '#contract/board/repositories.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ItemList } from './item-list.tsx';
import { repositoryQuery } from './queries.ts';

type CodeProps = { projectId: number; leads: boolean };

/** The Code tab: the latest pull requests and commits of the team's repository. */
export function Code({ projectId, leads }: CodeProps) {
  const { data, isError, refetch } = useQuery(repositoryQuery(projectId));
  if (isError && !data)
    return <LoadFailure onRetry={refetch}>Couldn’t load the repository.</LoadFailure>;
  if (!data) return <Loading />;
  if (!data.connection) return <NotConnected projectId={projectId} leads={leads} />;
  return <Connected repository={data} connection={data.connection} />;
}

/** Leads can connect one. To others, the sentence is the specification's (section 2). */
const NotConnected = ({ projectId, leads }: CodeProps) =>
  leads ? (
    <EmptyState
      title="No repository connected yet"
      action={
        <ButtonLink to={paths.projectSettings(projectId, 'integrations')}>
          Connect a repository
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title="Code repository integration will be implemented in the next phase." />
  );

type ConnectedProps = {
  repository: Repository;
  connection: NonNullable<Repository['connection']>;
};

function Connected({ repository: { pullRequests, commits }, connection }: ConnectedProps) {
  const { name, url } = connection;
  return (
    <div className="grid grid-cols-1 gap-6">
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
            {name || url}
          </a>
        </p>
      )}
      {pullRequests.length === 0 && commits.length === 0 && (
        <EmptyState title="Nothing here yet">
          New commits and pull requests from your repository will show up here. Mention a ticket as
          #18 to see them there too.
        </EmptyState>
      )}
      {pullRequests.length > 0 && (
        <section aria-labelledby="pull-requests">
          <h2 id="pull-requests" className="mb-2 text-lg">
            Pull requests
          </h2>
          <ItemList items={pullRequests} />
        </section>
      )}
      {commits.length > 0 && (
        <section aria-labelledby="commits">
          <h2 id="commits" className="mb-2 text-lg">
            Commits
          </h2>
          <ItemList items={commits} />
        </section>
      )}
    </div>
  );
}
