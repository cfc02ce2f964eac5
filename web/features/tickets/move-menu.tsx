import type { Ticket } from '#contract/tickets.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { titleOf } from './looks.tsx';
import { type Choice, choicesFor } from './places.ts';

type MoveMenuProps = {
  ticket: Ticket;
  tickets: readonly Ticket[];
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
