import { createHash } from 'node:crypto';

export type Styled = {
  /** HTML whose style attributes are replaced by `data-style`, the index of the style. */
  html: string;
  styles: string[];
};

/** Replaces style attributes, which the Content-Security-Policy blocks. */
export function extractStyles(html: string): Styled {
  const indices = new Map<string, number>();
  const [start = '', ...rest] = html.split(' style="');
  const replaced = rest.map((part) => {
    const end = part.indexOf('"');
    const style = part.slice(0, end);
    const index = indices.get(style) ?? indices.size;
    indices.set(style, index);
    return ` data-style="${index}${part.slice(end)}`;
  });
  return { html: start + replaced.join(''), styles: [...indices.keys()] };
}

/** A style sheet with the styles, and the source that allows it in a Content-Security-Policy. */
export function writeStyleSheet(styles: readonly string[]) {
  const css = styles.map((style, index) => `[data-style="${index}"]{${style}}`).join('');
  const hash = createHash('sha256').update(css).digest('base64');
  return { css, source: `'sha256-${hash}'` };
}
