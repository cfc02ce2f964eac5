import { type FormEvent, useState } from 'react';
import { maxAnnouncementLength } from '#contract/hackathons/hackathon-rules.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { findFieldErrors } from '#web/lib/forms/field-errors.ts';
import { Form } from '#web/ui/forms/form.tsx';
import { useAnnounce } from './queries.ts';

/** Where organizers say something to everyone. What they type is kept until it's sent. */
export function WriteAnnouncement({ slug }: { slug: string }) {
  const [text, setText] = useDraft(`announcement-${slug}`);
  const [isSubmitted, setSubmitted] = useState(false);
  const announce = useAnnounce(slug);
  const isEmpty = text.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isEmpty || announce.isPending) return;
    try {
      await announce.mutateAsync(text);
    } catch {
      // Shown at the field.
      return;
    }
    setText('');
    setSubmitted(false);
    toast({ tone: 'success', title: 'Sent the announcement' });
  };
  const [fieldError] = findFieldErrors(announce.error, ['text']);
  const failure = announce.error && getErrorMessage(announce.error, 'Couldn’t send it. Try again.');
  const missing = isSubmitted && isEmpty ? 'Write what everyone should know.' : undefined;
  return (
    <Form className="grid grid-cols-1 gap-2" onSubmit={(event) => void send(event)}>
      <TextArea
        label="Announcement"
        hint="We notify all participants, organizers, helpers and judges. Up to one link."
        rows={3}
        maxLength={maxAnnouncementLength}
        value={text}
        error={missing ?? fieldError?.message ?? failure ?? undefined}
        onChange={(event) => {
          announce.reset();
          setText(event.target.value);
        }}
      />
      <Button type="submit" className="justify-self-start" busy={announce.isPending}>
        {' '}
        Send announcement{' '}
      </Button>
    </Form>
  );
}
