/** Moves the focus to the screen's heading, such as when what had it is gone. */
export function focusHeading() {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
  (heading ?? main)?.focus({ preventScroll: true });
}
