import { useEffect, useRef, useState } from 'react';
import type { ProjectName } from '#contract/teams/roles.ts';
import type { TeamStanding } from '#contract/teams/standing.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useCloseOffer, useOfferProject } from './queries.ts';

type OwnProject = ProjectName &
  Pick<TeamStanding, 'offeredTo'> & {
    creator: { id: number };
    members: readonly { userId: number; name: string }[];
  };

/** Lets the creator hand the project over to another member, or withdraw the offer. */
export function OfferProject({ project }: { project: OwnProject }) {
  const [last, setLast] = useState<'offered' | 'withdrawn'>();
  return project.offeredTo ? (
    <OpenOffer
      project={project}
      name={project.offeredTo.name}
      isNew={last === 'offered'}
      onWithdrawn={() => setLast('withdrawn')}
    />
  ) : (
    <ChooseMember
      project={project}
      isBack={last === 'withdrawn'}
      onOffered={() => setLast('offered')}
    />
  );
}

type OpenOfferProps = {
  project: OwnProject;
  name: string;
  /** Takes the focus, because the button that was pressed is gone. */
  isNew: boolean;
  onWithdrawn: () => void;
};

function OpenOffer({ project, name, isNew, onWithdrawn }: OpenOfferProps) {
  const close = useCloseOffer(project.id);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <Notice
      ref={notice}
      tone={close.error ? 'error' : 'info'}
      action={
        <Button
          size="sm"
          busy={close.isPending}
          onClick={() => void close.mutateAsync().then(onWithdrawn, () => undefined)}
        >
          Withdraw the offer
        </Button>
      }
    >
      {close.error
        ? getErrorMessage(close.error, 'Couldn’t withdraw the offer. Try again.')
        : `You’ve offered this project to ${name}.`}
    </Notice>
  );
}

type ChooseMemberProps = {
  project: OwnProject;
  /** Takes the focus, because an offer has been withdrawn. */
  isBack: boolean;
  onOffered: () => void;
};

function ChooseMember({ project, isBack, onOffered }: ChooseMemberProps) {
  const others = project.members.filter(({ userId }) => userId !== project.creator.id);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const offer = useOfferProject(project.id);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isBack) field.current?.focus();
  }, [isBack]);
  const chosen = others.find(({ userId }) => userId === chosenId);
  const send = async () => {
    if (!chosen) return;
    // Uses a promise, not mutation callbacks: the form disappears with the offer.
    await offer.mutateAsync(chosen.userId).then(onOffered, () => undefined);
    setIsAsking(false);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Failure error={offer.error} fallback="Couldn’t offer the project. Try again." />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          ref={field}
          label="Hand the project over to"
          className="min-w-56"
          value={chosen ? chosenId : null}
          onChange={setChosenId}
          options={[
            { value: null, label: 'Choose a member' },
            ...others.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
        <Button disabled={!chosen} onClick={() => setIsAsking(true)}>
          Offer the project
        </Button>
      </div>
      {chosen && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          tone="primary"
          title={`Offer ${project.name} to ${chosen.name}?`}
          confirm="Offer"
          busy={offer.isPending}
          onConfirm={() => void send()}
        >
          If they accept, they become the creator and you stay a lead. You can withdraw the offer
          anytime before that.
        </ConfirmDialog>
      )}
    </div>
  );
}
