import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useBlock } from './queries.ts';

type BlockDialogProps = { person: { id: number; name: string }; onClose: () => void };

/** Says what blocking someone means before it happens. */
export default function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { mutate, isPending } = useBlock(person);
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={`Block ${person.name}?`}
      confirm="Block"
      busy={isPending}
      onConfirm={() => mutate('block', { onSettled: onClose })}
    >
      <p>
        You won’t be able to find, invite, follow or mention each other, or ask to join each other’s
        teams. Open requests and invitations between you are canceled.
      </p>
      <p className="mt-2">
        They aren’t told. On a team you share, you still see each other’s work. You can unblock them
        in your settings.
      </p>
    </ConfirmDialog>
  );
}
