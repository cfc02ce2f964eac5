import { Menu as Base } from '@base-ui/react/menu';
import { useRef } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { MenuItem, MenuPopup } from '#web/ui/menu.tsx';
import { titleOf } from './looks.tsx';
import { type Choice, choicesFor } from './places.ts';

type MoveMenuProps = {
  ticket: Ticket;
  tickets: readonly Ticket[];
  /** What it opened from, and where the focus goes when nothing was chosen. */
  anchor: HTMLElement;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

/** The plain alternative to dragging: a list of the places to which a ticket can go. */
export default function MoveMenu({ ticket, tickets, anchor, onChoose, onClose }: MoveMenuProps) {
  const first = useRef<HTMLElement>(null);
  return (
    <Base.Root
      open
      onOpenChange={(open) => !open && onClose()}
      // Opened without a trigger of its own, it does not go to its first entry by itself.
      onOpenChangeComplete={(open) => open && first.current?.focus()}
    >
      <MenuPopup
        label={`Move ${titleOf(ticket)} to…`}
        anchor={anchor}
        finalFocus={() => (anchor.isConnected ? anchor : null)}
      >
        {choicesFor(tickets, ticket).map((choice, index) => (
          <MenuItem
            key={choice.label}
            ref={index === 0 ? first : null}
            onPress={() => onChoose(choice)}
          >
            {choice.label}
          </MenuItem>
        ))}
      </MenuPopup>
    </Base.Root>
  );
}
