import { useState } from 'react';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useWithdrawRequests } from './queries.ts';

type WithdrawRequestProps = {
  request: Pick<JoinRequest, 'id' | 'project'>;
  size?: 'sm' | 'md';
  onWithdrawn?: () => void;
};

/** Withdraws a request, after asking. */
export function WithdrawRequest({ request, size = 'md', onWithdrawn }: WithdrawRequestProps) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawRequests();
  // Uses a promise, not mutation callbacks: the button may disappear with the request.
  const confirm = async () => {
    try {
      await withdraw.mutateAsync([request.id]);
      toast({ tone: 'success', title: `Withdrew your request to ${request.project.name}` });
      onWithdrawn?.();
    } catch (error) {
      toastFailure('Couldn’t withdraw your request', error);
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button
        size={size}
        variant={size === 'sm' ? 'quiet' : 'secondary'}
        aria-label={`Withdraw your request to ${request.project.name}`}
        onClick={() => setIsAsking(true)}
      >
        Withdraw
      </Button>
      {isAsking && (
        <ConfirmDialog
          onOpenChange={setIsAsking}
          title="Withdraw your request?"
          confirm="Withdraw"
          busy={withdraw.isPending}
          onConfirm={() => void confirm()}
        >
          {request.project.name} won’t answer it. You can ask again at any time.
        </ConfirmDialog>
      )}
    </>
  );
}
