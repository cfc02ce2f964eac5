import type { ListedTicket } from '#contract/tickets.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { titleOf } from './ticket-title.ts';
import { type MoveOption, listMoveOptions } from './move-options.ts';

type MoveMenuProps = {
  ticket: ListedTicket;
  tickets: readonly ListedTicket[];
  anchor: HTMLElement;
  onChoose: (choice: MoveOption) => void;
  onClose: () => void;
};

/** The plain alternative to dragging: a list of the places to which a ticket can go. */
export default function MoveMenu({ ticket, tickets, onChoose, ...menu }: MoveMenuProps) {
  return (
    <Menu label={`Move ${titleOf(ticket)} to…`} {...menu}>
      {listMoveOptions(tickets, ticket).map((choice) => (
        <MenuItem key={choice.label} onPress={() => onChoose(choice)}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
