import type { Proposal } from '#contract/hackathons/proposals.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { usePublish } from './queries.ts';

type PublishDialogProps = {
  slug: string;
  proposal: Proposal;
  onPublished: () => void;
  onClose: () => void;
};

/** Asks before teams are created, and names everyone who gets none. */
export function PublishDialog({ slug, proposal, onPublished, onClose }: PublishDialogProps) {
  const publish = usePublish(slug);
  const { withoutTeam } = proposal;
  const confirm = async () => {
    try {
      const teams = await publish.mutateAsync(proposal);
      toast({ tone: 'success', title: `Published ${formatCount(teams.length, 'team')}` });
      onPublished();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Publish ${formatCount(proposal.teams.length, 'team')}?`}
      description="Every team gets its project, board and first tickets. We tell everyone who their team is."
      isShort
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" busy={publish.isPending} onClick={() => void confirm()}>
            {publish.isPending
              ? 'Publishing...'
              : withoutTeam.length > 0
                ? 'Publish without them'
                : 'Publish teams'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Failure error={publish.error} fallback="Couldn’t publish the teams. Try again." />
        {withoutTeam.length > 0 && (
          <div>
            <p className="font-semibold">
              {formatCount(withoutTeam.length, 'person gets', 'people get')} no team:
            </p>
            <ul className="mt-1 list-disc pl-5">
              {withoutTeam.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        {withoutTeam.length === 0 && <p>Everyone who wants us to find them a team has one.</p>}
      </div>
    </Dialog>
  );
}
