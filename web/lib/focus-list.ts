/** The list that an element is in, to focus it once the element is gone. */
export function listAround(element: Element | null): { focus: () => void } {
  const list = element?.closest('ul');
  return { focus: () => list?.focus({ preventScroll: true }) };
}
