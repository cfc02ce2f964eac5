import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { NameCode } from './name-code.tsx';
import { repositoryNamesQuery, useNewCode, useRemoveName } from './queries.ts';

/** The usernames on GitLab, Forgejo and Gitea that someone has confirmed. */
export default function RepositoryNames() {
  const query = useQuery(repositoryNamesQuery);
  const { data, refetch, isFetching } = query;
  const { mutate: renew, isPending } = useNewCode();
  const { mutate: remove } = useRemoveName();
  if (!data)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load your usernames."
        className="py-6!"
      />
    );
  const { names, code } = data;
  return (
    <>
      <p className="text-soft">
        Confirm your username so we can link your commits and pull requests to you.
      </p>
      {names.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {names.map(({ id, host, name, project }) => (
            <li key={id} className="flex min-h-12 items-center gap-3 px-3 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span dir="auto" className="font-medium">
                  {name}
                </span>{' '}
                on {host} <span className="text-soft">({project})</span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${name} on ${host} (${project})`}
                onClick={() => remove(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {code ? (
        <NameCode code={code} onCheck={() => void refetch()} isChecking={isFetching} />
      ) : (
        <div>
          <Button busy={isPending} onClick={() => renew()}>
            Confirm a username
          </Button>
        </div>
      )}
    </>
  );
}
