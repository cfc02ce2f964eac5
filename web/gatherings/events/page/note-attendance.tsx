import { useQuery } from '@tanstack/react-query';
import type { Attendant, LiveEvent } from '#contract/gatherings/events.ts';
import { attendanceQuery, useNoteAttendance } from '#web/gatherings/events/queries.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

type NoteAttendanceProps = { event: Pick<LiveEvent, 'id' | 'title'>; onClose: () => void };

/** Lets an organizer tick who came. What isn't saved yet is kept, because that takes a while at a door. */
export function NoteAttendance({ event: { id, title }, onClose }: NoteAttendanceProps) {
  const { data: people, error, refetch } = useQuery(attendanceQuery(id));
  const note = useNoteAttendance(id);
  const [draft, setDraft] = useDraft(`attendance-${id}`);
  const came = readTicks(draft) ?? people?.filter(({ attended }) => attended).map(idOf) ?? [];
  const tick = (userId: number) =>
    setDraft(
      JSON.stringify(
        came.includes(userId) ? came.filter((one) => one !== userId) : [...came, userId],
      ),
    );
  const save = async () => {
    const known = new Set(people?.map(idOf));
    try {
      await note.mutateAsync(came.filter((userId) => known.has(userId)));
    } catch {
      // Shown in the dialog.
      return;
    }
    setDraft('');
    toast({ tone: 'success', title: 'Saved who came' });
    onClose();
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Who came to ${title}?`}
      description="Only organizers and admins see this, and each person about themselves."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {people && people.length > 0 && (
            <Button variant="primary" busy={note.isPending} onClick={() => void save()}>
              {note.isPending ? 'Saving...' : 'Save'}
            </Button>
          )}
        </>
      }
    >
      {!people && <NotLoaded query={{ error, refetch }} what="the people" />}
      <FormFailure error={note.error} fields={[]} fallback="Couldn’t save it. Try again." />
      {people?.length === 0 && <p className="text-soft">Nobody signed up.</p>}
      <ul className="divide-y divide-line">
        {people?.map(({ id: userId, name, avatar }) => (
          <li key={userId}>
            <label className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-accent"
                checked={came.includes(userId)}
                onChange={() => tick(userId)}
              />
              <PersonPiece name={name} seed={userId} photo={avatar} size="sm" />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {name}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const idOf = ({ id }: Pick<Attendant, 'id'>) => id;

/** Undefined if nothing was ticked since it was saved. */
const readTicks = (draft: string) => (draft ? (JSON.parse(draft) as number[]) : undefined);
