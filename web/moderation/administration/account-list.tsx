import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ListedAccount } from '#contract/moderation/administration.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { accountsQuery } from './queries.ts';

type AccountListProps = { renderActs: (person: ListedAccount) => ReactNode };

/** All accounts, to search and to decide about. */
export function AccountList({ renderActs }: AccountListProps) {
  const [text, setText] = useState('');
  const query = useInfiniteQuery(accountsQuery(text));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox
        label="Search people"
        placeholder="Name, email or ID"
        value={text}
        onChange={setText}
      />
      <PagedList
        label="People"
        items={query.data?.pages.flatMap(({ people }) => people)}
        query={query}
        empty="No people found. Try a different name or email."
        failure="Couldn’t load the people. Try again."
        renderItem={(person) => (
          <>
            <Account person={person} />
            {renderActs(person)}
          </>
        )}
      />
    </div>
  );
}

const Account = ({ person }: { person: ListedAccount }) => (
  <div className="min-w-0 flex-1 basis-60">
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to={paths.publicProfile(person.id)}
        className="font-semibold wrap-anywhere hover:underline"
      >
        {person.name}
      </Link>
      {person.isAdmin && <Badge tone="blue">Admin</Badge>}
      {person.suspension && <Badge tone="red">{describeSuspension(person.suspension)}</Badge>}
    </p>
    <p className="text-sm text-soft wrap-anywhere">
      <span className="text-ink">{person.email}</span> · ID {person.id} · since{' '}
      {formatDate(new Date(person.createdAt))} ·{' '}
      {person.teams === 0 ? 'no team' : formatCount(person.teams, 'team')}
    </p>
  </div>
);

const describeSuspension = ({ until }: NonNullable<ListedAccount['suspension']>) =>
  until === null ? 'Suspended' : `Suspended until ${formatDate(new Date(until))}`;
