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
      toast({ tone: 'success', title: `${name}’s place is free` });
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
            Release their tickets
          </Button>
        )}
        {can.free && (
          <Button size="sm" onClick={() => setIsFreeing(true)}>
            Free their place
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isFreeing}
        onOpenChange={setIsFreeing}
        title={`Free ${name}’s place?`}
        confirm="Free their place"
        busy={free.isPending}
        onConfirm={() => void freePlace()}
      >
        Someone else can take it then. {name} can still read the board, and come back while there’s
        a place.
      </ConfirmDialog>
    </div>
  );
}
