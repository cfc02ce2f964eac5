import type { ListedTicket } from '#contract/tickets.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { titleOf } from './looks.tsx';
import { type Choice, choicesFor } from './places.ts';

type MoveMenuProps = {
  ticket: ListedTicket;
  tickets: readonly ListedTicket[];
  anchor: HTMLElement;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

/** The plain alternative to dragging: a list of the places to which a ticket can go. */
export default function MoveMenu({ ticket, tickets, onChoose, ...menu }: MoveMenuProps) {
  return (
    <Menu label={`Move ${titleOf(ticket)} to…`} {...menu}>
      {choicesFor(tickets, ticket).map((choice) => (
        <MenuItem key={choice.label} onPress={() => onChoose(choice)}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
