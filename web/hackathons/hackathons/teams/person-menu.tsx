import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';

type PersonMenuProps = {
  name: string;
  isPinned: boolean;
  /** The teams they can move to; null is no team. */
  targets: readonly { to: number | null; label: string }[];
  /** Who else is on their team, to keep them apart. */
  teammates: readonly { id: number; name: string }[];
  anchor: HTMLElement;
  onMove: (to: number | null) => void;
  onPin: () => void;
  onApart: (otherId: number) => void;
  onClose: () => void;
};

/** What can be done with someone in a proposed team, without dragging. */
export default function PersonMenu({
  name,
  isPinned,
  targets,
  teammates,
  anchor,
  onMove,
  onPin,
  onApart,
  onClose,
}: PersonMenuProps) {
  return (
    <Menu label={`Move ${name}`} anchor={anchor} onClose={onClose}>
      <div className="max-h-80 overflow-y-auto">
        {targets.map(({ to, label }) => (
          <MenuItem key={String(to)} onPress={() => onMove(to)}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onPress={onPin}>{isPinned ? 'Unpin' : 'Keep on this team'}</MenuItem>
        {teammates.map((teammate) => (
          <MenuItem key={teammate.id} onPress={() => onApart(teammate.id)}>
            Keep apart from {teammate.name}
          </MenuItem>
        ))}
      </div>
    </Menu>
  );
}
