import { useLayoutEffect, useState } from 'react';

/**
 * On which side of its field a list has room. Returns a ref for the list, which is inside the field's
 * positioned element, and whether it's above. `count`: measures again when the list changes.
 */
export function useListSide(count: number) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [isAbove, setIsAbove] = useState(false);
  useLayoutEffect(() => {
    const field = list?.offsetParent?.getBoundingClientRect();
    if (!list || !field) return;
    const visible = visibleArea(list);
    const [below, above] = [visible.bottom - field.bottom, field.top - visible.top];
    setIsAbove(list.offsetHeight + gap > below && above > below);
  }, [list, count]);
  return { ref: setList, isAbove };
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
