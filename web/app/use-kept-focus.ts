import { useEffect } from 'react';
import { focusHeading } from '#web/lib/focus-heading.ts';

/**
 * Moves the focus to the nearest heading above when what had it is removed, such as the button of
 * something that's done, so that keyboard and screen reader users stay where they were.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | undefined;
    /** Those above it, the nearest first. */
    let headings: HTMLElement[] = [];
    let check = 0;
    const remember = ({ target }: FocusEvent) => {
      const main = document.querySelector('main');
      // Dialogs return the focus to what opened them, which stays remembered.
      if (!(target instanceof Element) || !main?.contains(target)) return;
      last = target;
      headings = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
        .filter((heading) => isAbove(heading, target))
        .toReversed();
    };
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target === last && last?.isConnected && hasNoFocus()) last = undefined;
      });
    const restore = () => {
      if (!last || last.isConnected || !hasNoFocus()) return;
      last = undefined;
      if (!headings.some(takesFocus)) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      // After whatever moves the focus by itself.
      cancelAnimationFrame(check);
      check = requestAnimationFrame(() => (check = requestAnimationFrame(restore)));
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
      cancelAnimationFrame(check);
    };
  }, []);
}

const isAbove = (heading: Element, target: Element) =>
  (heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The page has the focus, and nothing in it. */
const hasNoFocus = () =>
  document.hasFocus() && [null, document.body].includes(document.activeElement as HTMLElement);

/** Focuses a heading. Returns false if it's gone, too. */
function takesFocus(heading: HTMLElement): boolean {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
