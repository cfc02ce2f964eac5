import { useEffect } from 'react';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';

/**
 * Moves the focus to the nearest heading or list above when what had it is removed, such as the button
 * of something that's done, so that keyboard and screen reader users stay where they were.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Focused | undefined;
    let isChecking = false;
    const remember = ({ target }: FocusEvent) => {
      last = focusedIn(target as Element, last);
    };
    const forget = () =>
      setTimeout(() => {
        if (last?.element.isConnected && hasNoFocus()) last = undefined;
      });
    const restore = () => {
      isChecking = false;
      while (last && !last.area.isConnected) last = last.below;
      if (!last || last.element.isConnected || !isFocusLost(last.area)) return;
      const { places } = last;
      last = last.below;
      if (!places.some(takesFocus)) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || isChecking) return;
      isChecking = true;
      // After whatever moves the focus by itself. A dialog does so a frame later.
      requestAnimationFrame(() => requestAnimationFrame(restore));
    });
    const listening = new AbortController();
    document.addEventListener('focusin', remember, listening);
    document.addEventListener('focusout', forget, listening);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);
}

/** What had the focus last, in the page or a dialog. */
type Focused = {
  element: Element;
  area: Element;
  /** What can take the focus instead, the nearest first. */
  places: HTMLElement[];
  /** What had it before the dialog opened. */
  below: Focused | undefined;
};

function focusedIn(element: Element, last: Focused | undefined): Focused | undefined {
  const area = element.closest('main, [role=dialog], [role=alertdialog]');
  // A dialog takes the focus itself when what had it is removed.
  if (!area || area === element) return last;
  const places = [...area.querySelectorAll<HTMLElement>('h1, h2, h3, h4, [tabindex="-1"]')].filter(
    (place) =>
      place.contains(element) || (place.tagName.startsWith('H') && isAbove(place, element)),
  );
  let before = last;
  while (before && before.area !== area) before = before.below;
  return { element, area, places: places.toReversed(), below: before ? before.below : last };
}

const isAbove = (heading: Element, element: Element) =>
  (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The page has the focus, and nothing in it. */
const hasNoFocus = () =>
  document.hasFocus() && (document.activeElement ?? document.body) === document.body;

const isFocusLost = (area: Element) => hasNoFocus() || document.activeElement === area;

/** Focuses a heading or list. Returns false if it's gone, too. */
function takesFocus(place: HTMLElement): boolean {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}
