import type { RunOptions } from 'axe-core';

// What the checks of pages and of components share. The functions run in the browser, alone.

export const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // axe leaves this rule out by default.
  rules: { 'target-size': { enabled: true } },
  // Only rules about recordings and about locked screens need it, and reading all styles again takes long.
  preload: false,
};

/**
 * Waits three frames without animations, because colors reach nested elements one frame at a time. What
 * moves with scrolling never ends.
 */
export async function waitForAnimations() {
  for (let still = 0; still < 3;) {
    await new Promise(requestAnimationFrame);
    const moves = document
      .getAnimations()
      .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    still = moves ? 0 : still + 1;
  }
}

/** Lists what needs sideways scrolling: the page, or a dialog or list on it. */
export function findTooWide() {
  const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  return [...document.querySelectorAll(floating), document.documentElement]
    .filter((box) => {
      const { left, right } = box.getBoundingClientRect();
      const isOutside = left < -1 || right > innerWidth + 1;
      return isOutside || box.scrollWidth > box.clientWidth + 1;
    })
    .map((box) => `${box.tagName} ${box.getAttribute('role')}: ${box.scrollWidth} px`);
}
