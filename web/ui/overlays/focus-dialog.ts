/**
 * Moves the focus to the dialog around the focused field. Call it before that field is replaced by
 * another one: when a focused field disappears, the dialog takes the focus back a moment later.
 */
export const focusDialog = () =>
  document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus();
