import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { SearchBox } from './search-box.tsx';

type FindPeopleProps<Person, Key extends readonly unknown[]> = {
  label: string;
  placeholder?: string;
  /** Finds people with an account by a name of at least two letters. */
  queryOf: (name: string) => UseQueryOptions<Person[], Error, Person[], Key>;
  /** Said if nobody was found. */
  none: string;
  /** `startAgain` empties the search, once someone was added. */
  renderAction: (person: Person, startAgain: () => void) => ReactNode;
};

/** Finds people by their name, each with something to do. */
export function FindPeople<
  Person extends { id: number; name: string; avatar?: string | null },
  Key extends readonly unknown[],
>({ label, placeholder = 'Name', queryOf, none, renderAction }: FindPeopleProps<Person, Key>) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) input.current?.focus();
  }, [added]);
  const isAsked = name.length >= 2;
  const { data, error, refetch } = useQuery({ ...queryOf(name), enabled: isAsked });
  const startAgain = () => {
    setName('');
    setAdded(added + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox
        ref={input}
        label={label}
        placeholder={placeholder}
        value={name}
        onChange={setName}
      />
      {isAsked && error && (
        <QueryFailure query={{ error, refetch }} failure="Couldn’t search for people. Try again." />
      )}
      <output className="text-sm text-soft empty:hidden">
        {isAsked && data?.length === 0 && none}
      </output>
      {isAsked && data && data.length > 0 && (
        <ul aria-label="Found people" className="divide-y divide-line">
          {data.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <PersonPiece name={person.name} seed={person.id} photo={person.avatar} size="sm" />
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {person.name}
              </span>
              {renderAction(person, startAgain)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
