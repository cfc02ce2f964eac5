import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { FindPerson } from './find-person.tsx';
import { useChangePerson } from './queries.ts';

/** Adds someone with an account. They confirm it themselves. */
export function AddByName({ slug }: { slug: string }) {
  const change = useChangePerson(slug);
  const add = ({ id, name }: { id: number; name: string }, startAgain: () => void) =>
    change.mutate(
      { userId: id, state: 'invited' },
      {
        onSuccess: () => {
          startAgain();
          toast({ tone: 'success', title: `Invited ${name}` });
        },
        onError: (error) => toastFailure(`Couldn’t invite ${name}`, error),
      },
    );
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm font-semibold">Add by name</h3>
      <FindPerson
        slug={slug}
        label="Find someone with an account"
        renderAction={(person, startAgain) =>
          (person.state === null || person.state === 'left' || person.state === 'removed') && (
            <Button
              size="sm"
              aria-label={`Invite ${person.name}`}
              busy={change.isPending && change.variables.userId === person.id}
              onClick={() => add(person, startAgain)}
            >
              Invite
            </Button>
          )
        }
      />
    </div>
  );
}
