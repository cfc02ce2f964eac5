import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TrustedMarkdown } from '#web/ui/text/markdown.tsx';

/** Formats a text, however long that takes. */
export const format = (text: string): string =>
  renderToStaticMarkup(createElement(TrustedMarkdown, null, text));
