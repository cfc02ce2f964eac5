/** One card in a column: its ticket and where it is without a gap. */
type Slot = { id: number; start: number; end: number };

type Gap = {
  /** The cards of the column, in order. */
  slots: readonly Slot[];
  /** The dragged ticket, if it's from this column. */
  draggedId: number | undefined;
  /** The ticket above the gap, null at the top; undefined if the gap is in another column. */
  dropAfter: number | null | undefined;
  /** The space that the dragged card takes, including the space below it. */
  size: number;
};

/** Where the gap for a dragged card opens, and how far it shifts the other cards of the column. */
export function openGap({ slots, draggedId, dropAfter, size }: Gap) {
  const dragged = slots.findIndex(({ id }) => id === draggedId);
  const above = slots.findIndex(({ id }) => id === dropAfter);
  const isOpen = dropAfter !== undefined;
  const isBelowDragged = (index: number) => dragged >= 0 && index > dragged;
  return {
    /** The distance from the top of the column, or undefined if the gap isn't here. */
    top: isOpen
      ? (slots[above]?.end ?? slots[0]?.start ?? 0) - (isBelowDragged(above) ? size : 0)
      : undefined,
    shiftOf: (index: number) => {
      if (index === dragged) return 0;
      const opened = isOpen && index > above ? size : 0;
      return opened - (isBelowDragged(index) ? size : 0);
    },
  };
}
