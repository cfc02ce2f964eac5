/**
 * Sets on which side of its field a list has room, as `data-side`. The list is inside the field's
 * positioned element.
 */
export function placeList(list: HTMLElement) {
  const field = list.offsetParent?.getBoundingClientRect();
  if (!field) return;
  const visible = visibleArea(list);
  const [below, above] = [visible.bottom - field.bottom, field.top - visible.top];
  list.dataset['side'] = list.offsetHeight + gap > below && above > below ? 'above' : 'below';
}

const gap = 4;

/** The part of the window in which an element can be seen: its nearest scrolling parents cut it off. */
function visibleArea(element: HTMLElement) {
  let [top, bottom] = [0, window.visualViewport?.height ?? window.innerHeight];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowY)) continue;
    // The page itself scrolls with the window.
    if (parent === document.body || parent === document.documentElement) break;
    const box = parent.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { top, bottom };
}
