import type { FormEvent } from 'react';
import { maxNoteLength } from '#contract/values/ticket-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { type TicketIds, useWriteReview } from './queries.ts';

type WriteReviewProps = {
  ids: TicketIds;
  /** Kept until it's sent, even across a reload. */
  note: string;
  setNote: (note: string) => void;
  className: string;
};

/** The form for reviewing a teammate's ticket. The note is optional. */
export function WriteReview({ ids, note, setNote, className }: WriteReviewProps) {
  const write = useWriteReview(ids);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    try {
      await write.mutateAsync(note);
      setNote('');
    } catch (error) {
      console.error('Failed to write review', error);
    }
  };
  return (
    <Form onSubmit={(event) => void send(event)} className={className}>
      <TextArea
        label="Looks good? Say so"
        hint="A sentence is enough. Your teammate can show it on their public profile."
        rows={2}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className="[&_textarea]:field-sizing-content [&_textarea]:min-h-16"
      />
      <Failure error={write.error} what="Couldn’t send your review" className="mt-2" />
      <Button type="submit" variant="primary" busy={write.isPending} className="mt-3">
        {write.isPending ? 'Sending...' : 'Send review'}
      </Button>
    </Form>
  );
}
