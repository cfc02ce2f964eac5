import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Repository } from '#contract/board/repositories.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { Deliveries } from './deliveries.tsx';
import { NewSecret } from './new-secret.tsx';
import { repositoryQuery, useChangeRepository, useDisconnect, useRenewSecret } from './queries.ts';

/** Connects the project's repository, for leads. */
export function RepositorySettings({ projectId }: { projectId: number }) {
  const { data, isError, refetch } = useQuery({
    ...repositoryQuery(projectId),
    // The first delivery arrives while someone sets up the webhook.
    refetchInterval: ({ state }) => (state.data?.connection?.provider === null ? 3_000 : false),
  });
  const renew = useRenewSecret(projectId);
  const connect = () =>
    renew.mutate(undefined, {
      onError: (error) => toastFailure('Couldn’t connect a repository', error),
    });
  if (isError && !data)
    return <LoadFailure onRetry={refetch}>Couldn’t load the repository.</LoadFailure>;
  if (!data) return <Loading />;
  return (
    <>
      <p className="text-soft">
        Your repository tells Pieces about commits, pull requests, reviews and issues. Those that
        mention a ticket, such as #18, appear on it. When a pull request that says “fixes #18” is
        merged, the ticket moves to Done.
      </p>
      {renew.data && <NewSecret {...renew.data} />}
      {data.connection ? (
        <Connected
          projectId={projectId}
          connection={data.connection}
          isRenewing={renew.isPending}
          onRenew={connect}
          onDisconnected={renew.reset}
        />
      ) : (
        <div>
          <Button busy={renew.isPending} onClick={connect}>
            Connect a repository
          </Button>
        </div>
      )}
    </>
  );
}

const providerNames = { github: 'GitHub', gitlab: 'GitLab', forgejo: 'Forgejo' };

type ConnectedProps = {
  projectId: number;
  connection: NonNullable<Repository['connection']>;
  isRenewing: boolean;
  onRenew: () => void;
  onDisconnected: () => void;
};

function Connected({ projectId, connection, isRenewing, onRenew, onDisconnected }: ConnectedProps) {
  const { provider, name, startsTickets, isReadable } = connection;
  const [asking, setAsking] = useState<'renew' | 'disconnect'>();
  const change = useChangeRepository(projectId);
  const disconnect = useDisconnect(projectId);
  // Awaits instead of using mutation callbacks: this is gone once the connection is loaded again.
  const endConnection = () =>
    disconnect
      .mutateAsync()
      .then(onDisconnected, (error: unknown) =>
        toastFailure('Couldn’t disconnect the repository', error),
      );
  const confirm = () => {
    if (asking === 'renew') onRenew();
    else void endConnection();
    setAsking(undefined);
  };
  return (
    <>
      {!isReadable && (
        <Notice tone="error">
          The secret can’t be read anymore, because this server’s SECRET has changed. Replace it.
        </Notice>
      )}
      <p>
        {provider
          ? `Connected to ${name || providerNames[provider]}.`
          : 'Waiting for the first delivery.'}
      </p>
      <label className="flex min-h-7 items-start gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-accent"
          checked={change.isPending ? change.variables.startsTickets : startsTickets}
          onChange={({ target }) =>
            change.mutate(
              { startsTickets: target.checked },
              { onError: (error) => toastFailure('Couldn’t save this', error) },
            )
          }
        />
        Move a ticket to In Progress when a new pull request mentions it
      </label>
      <Deliveries projectId={projectId} />
      <div className="flex flex-wrap gap-2">
        <Button busy={isRenewing} onClick={() => setAsking('renew')}>
          Replace the secret
        </Button>
        <Button
          variant="danger"
          busy={disconnect.isPending}
          onClick={() => setAsking('disconnect')}
        >
          Disconnect
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={asking === 'renew' ? 'Replace the secret?' : 'Disconnect the repository?'}
        confirm={asking === 'renew' ? 'Replace' : 'Disconnect'}
        busy={false}
        onConfirm={confirm}
      >
        {asking === 'renew'
          ? 'Until you enter the new secret in your repository, nothing it sends gets through.'
          : 'Its commits and pull requests disappear from your tickets. Tickets stay where they are.'}
      </ConfirmDialog>
    </>
  );
}
