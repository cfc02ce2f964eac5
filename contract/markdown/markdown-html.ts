/** The kinds of HTML blocks in CommonMark: how they begin and what ends them. */
const kinds: [begin: RegExp, end: RegExp][] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
];

const blank = /^\s*$/;

const blocks =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i;

/** A whole tag. An attribute with ">" in it is as good as never written. */
const tag = /^<(?:[a-z][a-z0-9-]*(?:\s[^<>]*)?|\/[a-z][a-z0-9-]*\s*)>\s*$/i;

/** What ends the HTML that a line begins, and whether the line does; undefined if it begins none. */
export function findHtmlEnd(
  text: string,
  { interrupts }: { interrupts: boolean },
): { pattern: RegExp; isOver: boolean } | undefined {
  if (!text.startsWith('<')) return undefined;
  const found = kinds.find(([begin]) => begin.test(text));
  if (found) return { pattern: found[1], isOver: found[1].test(text) };
  if (blocks.test(text) || (!interrupts && tag.test(text)))
    return { pattern: blank, isOver: false };
  return undefined;
}
