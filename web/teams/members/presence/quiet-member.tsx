import { useState } from 'react';
import type { Member } from '#contract/teams/members.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useFreePlace, useReleaseTickets } from './queries.ts';

type QuietMemberProps = { projectId: number; member: Member };

/** What leads can do about someone of whom nothing was heard. Only leads see it. */
export function QuietMember({ projectId, member }: QuietMemberProps) {
  const [isFreeing, setIsFreeing] = useState(false);
  const release = useReleaseTickets(projectId);
  const free = useFreePlace(projectId);
  const { id, name, quietDays, can } = member;
  if (quietDays === null || member.inactiveSince !== null) return null;
  const releaseTickets = () =>
    release.mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: `${name}’s tickets are unassigned` }),
    });
  // Awaits instead of using mutation callbacks: a live update can remove this first.
  const freePlace = async () => {
    try {
      await free.mutateAsync(id);
      toast({ tone: 'success', title: `${name}’s spot is open` });
    } catch {
      // The mutation has said what failed.
    }
    setIsFreeing(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-sm text-soft">Quiet for {quietDays} days. Only leads see this.</p>
      <div className="flex flex-wrap gap-2">
        {can.release && (
          <Button size="sm" busy={release.isPending} onClick={releaseTickets}>
            Unassign their tickets
          </Button>
        )}
        {can.free && (
          <Button size="sm" onClick={() => setIsFreeing(true)}>
            Open up their spot
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isFreeing}
        onOpenChange={setIsFreeing}
        title={`Open up ${name}’s spot?`}
        confirm="Open up their spot"
        busy={free.isPending}
        onConfirm={() => void freePlace()}
      >
        Someone else can take it. {name} can still read the board and can rejoin if there’s room.
      </ConfirmDialog>
    </div>
  );
}
