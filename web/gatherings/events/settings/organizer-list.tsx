import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FindPeople } from '#web/ui/forms/find-people.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { accountsByNameQuery, organizersQuery, useSetOrganizer } from './queries.ts';

/** Whom an admin has named organizers, and a search to name more. */
export function OrganizerList() {
  const { data, error, refetch } = useQuery(organizersQuery);
  const { mutate, isPending, variables } = useSetOrganizer();
  const set = (
    { id, name }: { id: number; name: string },
    isOrganizer: boolean,
    onSuccess: () => void,
  ) =>
    mutate(
      { userId: id, isOrganizer },
      {
        onSuccess: () => {
          toast({
            tone: 'success',
            title: isOrganizer ? `${name} can create events` : `${name} isn’t an organizer anymore`,
          });
          onSuccess();
        },
        onError: (problem) => toastFailure('Couldn’t save the change', problem),
      },
    );
  if (!data) return <NotLoaded query={{ error, refetch }} what="the organizers" />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 id="organizers" tabIndex={-1} className="text-sm font-semibold outline-none">
        Organizers
      </h3>
      {data.length === 0 && (
        <p className="text-sm text-soft">No one yet. Admins can create events, too.</p>
      )}
      <ul
        aria-labelledby="organizers"
        className="divide-y divide-line rounded-md border border-line bg-surface empty:hidden"
      >
        {data.map((person) => (
          <li key={person.id} className="flex items-center gap-3 px-4 py-2">
            <PersonPiece name={person.name} seed={person.id} photo={person.avatar} size="sm" />
            <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
              {person.name}
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Remove ${person.name}`}
              busy={isPending && variables.userId === person.id}
              onClick={() =>
                set(person, false, () => document.getElementById('organizers')?.focus())
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <FindPeople
        label="Find an organizer"
        placeholder="Name or email"
        queryOf={accountsByNameQuery}
        none="No people found. Try a different name or email."
        renderAction={(person, startAgain) => (
          <>
            <span className="text-sm wrap-anywhere text-soft">{person.email}</span>
            {data.every(({ id }) => id !== person.id) && (
              <Button
                size="sm"
                aria-label={`Add ${person.name}`}
                busy={isPending && variables.userId === person.id}
                onClick={() => set(person, true, startAgain)}
              >
                Add
              </Button>
            )}
          </>
        )}
      />
    </div>
  );
}
