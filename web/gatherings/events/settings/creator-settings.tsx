import { useQuery } from '@tanstack/react-query';
import { type EventCreators, eventCreators } from '#contract/values/event-card.ts';
import { areasQuery, useSetArea } from '#web/site/areas/queries.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { OrganizerList } from './organizer-list.tsx';

const choices: Record<EventCreators, { name: string; about: string }> = {
  organizers: { name: 'Organizers', about: 'People you name below, and admins.' },
  everyone: { name: 'Everyone', about: 'Everyone with an account.' },
  admins: { name: 'Admins', about: 'No one else.' },
};

/** Who can create events, while they're live. */
export function CreatorSettings() {
  const { data } = useQuery(areasQuery);
  const { mutate, isPending, variables } = useSetArea();
  if (!data) return null;
  const creators = (isPending && variables.creators) || data.creators;
  const choose = (chosen: EventCreators) =>
    mutate(
      {
        area: 'events',
        mode: data.events,
        visitors: !data.membersOnly.includes('events'),
        creators: chosen,
      },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            title: `Who can create events: ${choices[chosen].name.toLowerCase()}`,
            id: 'area-events',
          }),
        onError: (error) => toastFailure('Couldn’t save the change', error),
      },
    );
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <fieldset>
        <legend className="font-display text-base font-semibold">Who can create events</legend>
        <div className="mt-1 divide-y divide-line rounded-md border border-line bg-surface">
          {eventCreators.map((one) => (
            <label key={one} className="flex items-start gap-3 px-4 py-2.5">
              <input
                type="radio"
                name="creators"
                className="mt-0.75 size-4.5 shrink-0 accent-accent"
                checked={one === creators}
                onChange={() => choose(one)}
              />
              <span>
                <span className="font-medium">{choices[one].name}</span>{' '}
                <span className="block text-sm text-soft">{choices[one].about}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {creators === 'organizers' && <OrganizerList />}
    </div>
  );
}
