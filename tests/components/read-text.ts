import type { Locator } from 'vitest/browser';

/** An element's text, with one space for any white space. */
export const readText = (element: Element) =>
  (element.textContent ?? '').replaceAll(/[\s\u200b\u00ad]+/g, ' ').trim();

/** The texts of all elements that a locator finds now. */
export const textsOf = (found: Locator) => found.elements().map(readText);
