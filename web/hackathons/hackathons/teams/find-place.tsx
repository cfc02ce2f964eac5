import { useQuery } from '@tanstack/react-query';
import { dot } from '#web/lib/formats/dot.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { placesQuery, usePlacePerson } from './queries.ts';

type FindPlaceProps = {
  slug: string;
  person: { id: number; name: string };
  onClose: () => void;
};

/** Puts someone without a team where they're needed most. */
export default function FindPlace({ slug, person, onClose }: FindPlaceProps) {
  const { data, error, refetch } = useQuery(placesQuery(slug, person.id));
  const place = usePlacePerson(slug);
  const add = async (team: { projectId: number; name: string }) => {
    try {
      await place.mutateAsync({ userId: person.id, projectId: team.projectId });
    } catch {
      // Shown in the dialog.
      return;
    }
    toast({ tone: 'success', title: `${person.name} is on ${team.name}` });
    onClose();
  };
  return (
    <Dialog onOpenChange={onClose} title={`A team for ${person.name}`}>
      <div className="grid grid-cols-1 gap-3">
        <Failure error={place.error} fallback="Couldn’t add them to the team. Try again." />
        {!data && (
          <NotLoaded query={{ error, refetch }} failure="Couldn’t load the teams. Try again." />
        )}
        {data?.length === 0 && <p className="text-soft">No team has room for them.</p>}
        <ul className="divide-y divide-line empty:hidden">
          {data?.map((team) => (
            <li key={team.projectId} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p dir="auto" className="font-semibold wrap-anywhere">
                  {team.name}
                </p>
                <p>{team.words}</p>
                <p className="text-sm text-soft">
                  {[
                    formatCount(team.people, 'person', 'people'),
                    `${team.points} of 100 points with ${person.name}`,
                  ].join(dot)}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Add ${person.name} to ${team.name}`}
                busy={place.isPending && place.variables.projectId === team.projectId}
                onClick={() => void add(team)}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
