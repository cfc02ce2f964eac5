import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnNote } from '#contract/proof/participations.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { ownNotesQuery, usePickNotes } from './queries.ts';

/** As many as the server takes. */
const maxPicked = 3;

type ChooseNotesProps = { project: { id: number; name: string }; onClose: () => void };

/** Chooses the notes of teammates that the profile shows. */
export default function ChooseNotes({ project, onClose }: ChooseNotesProps) {
  const { data, error, refetch } = useQuery(ownNotesQuery(project.id));
  const [changed, setChanged] = useState<number[]>();
  const pick = usePickNotes(project.id);
  const picked = changed ?? data?.filter(({ isPicked }) => isPicked).map(({ id }) => id) ?? [];
  const toggle = (id: number) =>
    setChanged(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      title="Choose notes"
      description={`Your profile can show up to three notes about your work in ${project.name}.`}
      footer={
        <DialogActions
          onCancel={onClose}
          busy={pick.isPending}
          onClick={() => pick.mutate(picked, { onSuccess: onClose })}
        >
          {pick.isPending ? 'Saving...' : 'Save'}
        </DialogActions>
      }
    >
      {!data && <QueryFailure query={{ error, refetch }} what="the notes" />}
      {!data && !error && <Loading>Loading notes...</Loading>}
      {data?.length === 0 && (
        <p className="text-soft">Your teammates haven’t written any notes in their reviews yet.</p>
      )}
      <ul className="grid gap-3">
        {data?.map((note) => (
          <NoteChoice
            key={note.id}
            note={note}
            isPicked={picked.includes(note.id)}
            isFull={picked.length >= maxPicked}
            onToggle={() => toggle(note.id)}
          />
        ))}
      </ul>
      <Failure error={pick.error} what="Couldn’t save your choice" className="mt-3" />
    </Dialog>
  );
}

type NoteChoiceProps = {
  note: OwnNote;
  isPicked: boolean;
  isFull: boolean;
  onToggle: () => void;
};

const NoteChoice = ({ note, isPicked, isFull, onToggle }: NoteChoiceProps) => (
  <li>
    <label className="flex items-start gap-3 py-1">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-accent"
        checked={isPicked}
        disabled={isFull && !isPicked}
        onChange={onToggle}
      />
      <span dir="auto" className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        “{note.text}”
        <span className="block text-sm text-soft">{note.by?.name ?? 'Former member'}</span>
      </span>
    </label>
  </li>
);
