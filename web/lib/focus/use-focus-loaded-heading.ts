import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves the focus to the heading of a screen that had none while it was loading, when a navigation
 * could only focus the main part of the page.
 */
export function useFocusLoadedHeading(isLoaded: boolean) {
  useEffect(() => {
    if (isLoaded && document.activeElement?.tagName === 'MAIN') focusHeading();
  }, [isLoaded]);
}
