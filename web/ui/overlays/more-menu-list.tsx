import { Menu, MenuItem } from './menu.tsx';
import type { MoreAction } from './more-menu.tsx';

type MoreMenuListProps = {
  label: string;
  actions: readonly MoreAction[];
  anchor: HTMLElement;
  onClose: () => void;
};

/** The list that a "⋯" button opens. */
export default function MoreMenuList({ actions, ...menu }: MoreMenuListProps) {
  return (
    <Menu {...menu}>
      {actions.map(({ label, onPress, tone }) => (
        <MenuItem key={label} onPress={onPress} {...(tone && { tone })}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
