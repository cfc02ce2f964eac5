import { useState } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { useReplaceCode } from '#web/hackathons/hackathons/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Copyable } from '#web/ui/forms/copyable.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

/** The link and the code, and a way to replace them if they've got into the wrong hands. */
export function ReplaceCode({ hackathon: { slug, url, code } }: { hackathon: Hackathon }) {
  const [isAsking, setAsking] = useState(false);
  const replace = useReplaceCode(slug);
  const confirm = () =>
    replace.mutate(undefined, {
      onSuccess: () => toast({ tone: 'success', title: 'There’s a new link and code' }),
      onError: (error) => toastFailure('Couldn’t replace the link', error),
      onSettled: () => setAsking(false),
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Copyable label="Link" value={url} />
      <Copyable label="Code" value={code} />
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        Replace link and code
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Replace link and code?"
        confirm="Replace"
        tone="primary"
        busy={replace.isPending}
        onConfirm={confirm}
      >
        The old link and code stop working, including in emailed invitations. You can resend those
        under People. Nobody who signed up is affected.
      </ConfirmDialog>
    </div>
  );
}
