import { useRef, useState } from 'react';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import type { ProjectWithRoles } from '#contract/teams/roles.ts';
import { answerDays } from '#contract/values/vocabulary.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { formatDate, formatWeekday } from '#web/lib/formats/format-dates.ts';
import { getErrorMessage, isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { AllowanceHint } from '#web/joining/allowances/allowance-hint.tsx';
import { useAllowance } from '#web/joining/allowances/use-allowance.ts';
import { useSendRequest } from './queries.ts';

/** `inactiveSince`: when it went quiet, so that an answer is less likely. */
export type ProjectToAsk = ProjectWithRoles & { inactiveSince: string | null };

type AskDialogProps = {
  project: ProjectToAsk;
  /** The role that was pressed, if any. */
  roleId?: number | undefined;
  /** The person's request that waits there, which is changed. */
  waiting?: JoinRequest | undefined;
  startsNow?: boolean | undefined;
  onClose: () => void;
};

/** Asks to join a team, or changes the request. The date of the answer comes before the button. */
export function AskDialog({ project, roleId, waiting, startsNow, onClose }: AskDialogProps) {
  // Stays as it was while the answer arrives.
  const [request] = useState(waiting);
  const roles = project.roles.filter(
    ({ id, free, freeSoon }) => free + freeSoon > 0 || id === request?.roleId,
  );
  const [chosen, setRole] = useState(roleId ?? request?.roleId ?? null);
  // Someone else may have taken it meanwhile.
  const role = roles.some(({ id }) => id === chosen) ? chosen : null;
  const [draft, setDraft] = useDraft(`join-request-${project.id}`);
  const [message, setMessage] = useState(draft || (request?.message ?? ''));
  const send = useSendRequest(project.id);
  const { hint, isBlocked } = useAllowance('ask', { isLimited: request === undefined });
  // The request then replaces the button that was pressed, and takes the focus.
  const isSent = useRef(false);
  const answerBy = request ? new Date(request.answerBy) : daysFromNow(answerDays);
  const write = (text: string) => {
    setMessage(text);
    setDraft(text);
  };
  const submit = async () => {
    try {
      await send.mutateAsync({ requestId: request?.id, roleId: role, message });
      toast({
        tone: 'success',
        title: request ? 'Changed your request' : `Asked to join ${project.name}`,
      });
    } catch (error) {
      const isOutdated = isProblem(error, 'already_asked') || isProblem(error, 'already_answered');
      if (!isOutdated) return;
      toast({ title: getErrorMessage(error, 'This request has changed.') });
    }
    setDraft('');
    isSent.current = true;
    onClose();
  };
  useOnce(() => void submit(), startsNow === true && request === undefined);
  return (
    <Dialog
      onOpenChange={onClose}
      finalFocus={() => !isSent.current || request !== undefined}
      title={request ? 'Change your request' : `Ask to join ${project.name}`}
      description={request ? undefined : 'The team reviews every request.'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!isBlocked && (
            <Button variant="primary" busy={send.isPending} onClick={() => void submit()}>
              {request ? 'Save changes' : 'Send request'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Failure error={send.error} fallback="Couldn’t send your request. Try again." />
        {roles.length > 0 && (
          <Select
            label="Role"
            value={role}
            onChange={setRole}
            options={[
              ...roles.map(({ id, name }) => ({ value: id, label: name })),
              { value: null, label: 'No particular role' },
            ]}
          />
        )}
        <TextArea
          label="Message (optional)"
          hint="Why this project, and what have you built so far? Two sentences are enough."
          rows={5}
          maxLength={600}
          value={message}
          onChange={(event) => write(event.target.value)}
        />
        <Notice>
          {project.inactiveSince !== null && (
            <>
              This project has been inactive since {formatDate(new Date(project.inactiveSince))}
              .{' '}
            </>
          )}
          {project.name} has until <strong>{formatWeekday(answerBy)}</strong> to answer. The team
          can see your profile.
        </Notice>
        <AllowanceHint>{hint}</AllowanceHint>
      </div>
    </Dialog>
  );
}

function daysFromNow(days: number) {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day;
}
