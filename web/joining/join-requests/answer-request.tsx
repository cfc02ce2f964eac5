import { useRef, useState } from 'react';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { minDecline } from '#contract/values/vocabulary.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage, isProblem } from '#web/lib/api/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { ReadOnlyWhileSending } from '#web/ui/forms/sending.tsx';
import { type Answer, useAnswerRequest } from './queries.ts';

/** Sentences to start an answer from. */
const starts = [
  'Welcome! We’re glad to have you.',
  'Thank you for asking. Someone else has taken this spot.',
  'Thank you for asking. Right now we need someone with more experience in this.',
  'Thank you for asking. We meet at times that don’t seem to suit you.',
  'Thank you for asking. We’re changing our plans and aren’t taking new people for now.',
];

/** The text with another start than before. What was typed after it stays. */
function startWith(start: string, text: string): string {
  const before = starts.find((one) => text.startsWith(one)) ?? '';
  return `${start} ${text.slice(before.length).trim()}`.trim();
}

/** Accepts or declines a request, with a sentence. */
export function AnswerRequest({ request }: { request: JoinRequest }) {
  const { id, user, project } = request;
  const [text, setText] = useDraft(`answer-${id}`);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useAnswerRequest(id);
  const answer = async (chosen: Answer['answer']) => {
    setError(undefined);
    if (chosen === 'declined' && text.trim().length < minDecline) {
      setError('Write a sentence that tells them why.');
      field.current?.focus();
      return;
    }
    try {
      await send.mutateAsync({ answer: chosen, text });
      setText('');
      toast({
        tone: 'success',
        title: chosen === 'accepted' ? `${user.name} is on the team` : `Answered ${user.name}`,
      });
    } catch (problem) {
      if (isProblem(problem, 'already_answered')) toast({ title: problem.message });
    }
  };
  const isFull = isProblem(send.error, 'team_full') || isProblem(send.error, 'role_filled');
  return (
    <ReadOnlyWhileSending>
      <div className="grid grid-cols-1 gap-4">
        {send.error && !isProblem(send.error, 'already_answered') && (
          <Notice
            tone="error"
            action={
              isFull && (
                <ButtonLink size="sm" to={paths.projectSettings(project.id)}>
                  Project settings
                </ButtonLink>
              )
            }
          >
            {getErrorMessage(send.error, 'Couldn’t send your answer. Try again.')}
            {isFull && ' The request stays open. Add a spot, or decline it.'}
          </Notice>
        )}
        <TextArea
          ref={field}
          label="Your answer"
          hint={`We’ll email it to ${user.name}. To decline, write at least one sentence.`}
          maxLength={600}
          error={error}
          value={text}
          onChange={(event) => {
            setError(undefined);
            setText(event.target.value);
          }}
        />
        <div className="grid gap-1.5">
          <p id="answer-starts" className="text-sm text-soft">
            Start from one of these:
          </p>
          <ul aria-labelledby="answer-starts" className="grid gap-1.5">
            {starts.map((start) => (
              <li key={start}>
                <button
                  type="button"
                  className="link min-h-6 text-left text-sm pointer-coarse:min-h-11"
                  onClick={() => {
                    setError(undefined);
                    setText(startWith(start, text));
                  }}
                >
                  {start}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={send.isPending} onClick={() => void answer('accepted')}>
            Accept
          </Button>
          <Button busy={send.isPending} onClick={() => void answer('declined')}>
            Decline
          </Button>
        </div>
      </div>
    </ReadOnlyWhileSending>
  );
}
