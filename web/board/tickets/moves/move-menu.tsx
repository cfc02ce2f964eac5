import type { ListedTicket } from '#contract/board/tickets.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { type MoveOption, listMoveOptions } from './move-options.ts';

type MoveMenuProps = {
  ticket: ListedTicket;
  tickets: readonly ListedTicket[];
  anchor: HTMLElement;
  onChoose: (option: MoveOption) => void;
  onClose: () => void;
};

/** The alternative to dragging: a menu of positions to move a ticket to. */
export default function MoveMenu({ ticket, tickets, onChoose, ...menu }: MoveMenuProps) {
  return (
    <Menu label={`Move ${titleOf(ticket)} to…`} {...menu}>
      {listMoveOptions(tickets, ticket).map((option) => (
        <MenuItem key={option.label} onPress={() => onChoose(option)}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
