import CircleDot from 'lucide-react/icons/circle-dot';
import Eye from 'lucide-react/icons/eye';
import GitCommit from 'lucide-react/icons/git-commit-horizontal';
import GitPullRequest from 'lucide-react/icons/git-pull-request';
import { Link } from 'react-router';
import type { ItemState, RepositoryItem } from '#contract/board/repositories.ts';
import type { ItemKind } from '#contract/values/vocabulary.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';

const kinds: Record<ItemKind, { Icon: typeof Eye; label: string }> = {
  commit: { Icon: GitCommit, label: 'Commit' },
  pull_request: { Icon: GitPullRequest, label: 'Pull request' },
  review: { Icon: Eye, label: 'Review' },
  issue: { Icon: CircleDot, label: 'Issue' },
};

const states: Record<Exclude<ItemState, ''>, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'blue' },
  merged: { label: 'Merged', tone: 'green' },
  closed: { label: 'Closed', tone: 'grey' },
};

/** Commits and pull requests, each with a link to the repository. */
export const ItemList = ({ items }: { items: readonly RepositoryItem[] }) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
    {items.map((item) => (
      <Item key={item.id} item={item} />
    ))}
  </ul>
);

function Item({ item: { kind, key, title, url, state, author, at } }: { item: RepositoryItem }) {
  const { Icon, label } = kinds[kind];
  const shown = title || label;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5">
      <Icon aria-hidden className="mt-1 size-4 text-soft" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <span className="sr-only">{label}: </span>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="hover:text-accent hover:underline"
            >
              {shown}
            </a>
          ) : (
            shown
          )}
        </p>
        <p className="text-sm text-soft">
          <span className="tabular-nums">{kind === 'commit' ? key.slice(0, 7) : `#${key}`}</span>
          {' · '}
          <Author author={author} />
          {' · '}
          <TimeAgo iso={at} className="whitespace-nowrap" />
        </p>
      </div>
      {state && <Badge tone={states[state].tone}>{states[state].label}</Badge>}
    </li>
  );
}

function Author({ author: { id, name } }: Pick<RepositoryItem, 'author'>) {
  if (id === null) return name || 'Former member';
  return (
    <Link to={paths.publicProfile(id)} className="link">
      {name}
    </Link>
  );
}
