import { useQuery } from '@tanstack/react-query';
import type { OwnDecision as OwnDecisionData } from '#contract/moderation/decisions.ts';
import { minReason } from '#contract/values/vocabulary.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { formatLongDate } from '#web/lib/formats/format-dates.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { describeAct } from './act-names.ts';
import { ownDecisionQuery, useObject } from './queries.ts';

/** A decision about the person who has the link, and the one objection to it. */
export function OwnDecision({ token }: { token: string }) {
  const query = useQuery(ownDecisionQuery(token));
  const { data: decision, error } = query;
  if (isGone(error)) {
    return (
      <Notice tone="error">
        This link is incomplete, or the decision no longer exists. Open the link in the email again.
      </Notice>
    );
  }
  if (!decision)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load the decision. Try again."
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Details decision={decision} />
      {decision.undoneAt ? (
        <Notice>
          An admin undid this decision. Reason:{' '}
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {decision.undoneReason}
          </span>
        </Notice>
      ) : decision.objectedAt ? (
        <Notice tone="success">You’ve objected. The admins can read what you wrote.</Notice>
      ) : (
        <ObjectionForm token={token} />
      )}
    </div>
  );
}

const Details = ({ decision }: { decision: OwnDecisionData }) => (
  <dl className="grid grid-cols-1 gap-4">
    <div>
      <dt className="text-sm text-soft">{formatLongDate(new Date(decision.at))}</dt>
      <dd className="font-semibold wrap-anywhere">
        {describeAct(decision)} ({decision.title})
      </dd>
    </div>
    <div>
      <dt className="text-sm text-soft">Reason</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
        {decision.reason}
      </dd>
    </div>
    {decision.hiddenTexts.length > 0 && (
      <div>
        <dt className="text-sm text-soft">
          What you wrote, which is now hidden from everyone else
        </dt>
        {decision.hiddenTexts.map((text) => (
          <dd key={text} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </dd>
        ))}
      </div>
    )}
  </dl>
);

function ObjectionForm({ token }: { token: string }) {
  const [text, setText] = useDraft(`objection-${token.split('-')[0]}`);
  const { mutate, error, isPending } = useObject(token);
  const { container, errorOf } = useServerErrors(error, ['text'], { text });
  return (
    <Form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(text, { onSuccess: () => setText('') });
      }}
    >
      <FormFailure
        error={error}
        fields={['text']}
        fallback="Couldn’t send your objection. Try again."
      />
      <div ref={container}>
        <TextArea
          label="Object to this decision"
          hint={`Tell the admins why you disagree, in at least ${minReason} characters. You can only object once.`}
          error={errorOf('text')}
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        Send objection
      </Button>
    </Form>
  );
}
