import { useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useCloseOffer, useOfferProject } from './queries.ts';

/** Lets the creator hand the project over to another member, or withdraw the offer. */
export function OfferProject({ project }: { project: Project }) {
  const others = project.members.filter(({ userId }) => userId !== project.creator.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const offer = useOfferProject(project.id);
  const close = useCloseOffer(project.id);
  const error = offer.error ?? close.error;
  return (
    <div className="grid grid-cols-1 gap-3">
      {error && (
        <Notice tone="error">
          {getErrorMessage(error, 'That didn’t work. Please try again.')}
        </Notice>
      )}
      {project.offeredTo ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>You’ve offered this project to {project.offeredTo.name}.</p>
          <Button busy={close.isPending} onClick={() => close.mutate()}>
            Withdraw the offer
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Select
            label="Hand the project over to"
            hint="They’re asked first. You stay a lead."
            className="min-w-56"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: null, label: 'Choose a member' },
              ...others.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
          />
          <Button
            disabled={chosen === null}
            busy={offer.isPending}
            onClick={() => chosen !== null && offer.mutate(chosen)}
          >
            Offer the project
          </Button>
        </div>
      )}
    </div>
  );
}
