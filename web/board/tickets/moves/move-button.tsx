import Ellipsis from 'lucide-react/icons/ellipsis';
import type { SyntheticEvent } from 'react';

type MoveButtonProps = { title: string; onPress: (button: HTMLElement) => void };

/** Opens the Move menu. It's on a draggable card, but pressing it doesn't start a drag. */
export const MoveButton = ({ title, onPress }: MoveButtonProps) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label={`Move ${title} to…`}
    title="Move to…"
    onMouseDown={stop}
    onTouchStart={stop}
    onClick={(event) => onPress(event.currentTarget)}
    className="absolute top-1 right-1 grid size-7 place-items-center rounded-md text-soft opacity-0 group-focus-within/ticket:opacity-100 group-hover/ticket:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 pointer-coarse:size-9 pointer-coarse:opacity-100"
  >
    <Ellipsis aria-hidden className="size-4.5" />
  </button>
);

const stop = (event: SyntheticEvent) => event.stopPropagation();
