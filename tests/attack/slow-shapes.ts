import { fill } from './fill.ts';

/** Texts that aren't one unit repeated, by what makes a text of about this size. */
export const slowShapes: Record<string, (size: number) => string> = {
  'emphasis that closes late': (size) => `${fill('*a ', size / 2)}${fill('b**', size / 2)}`,
  'emphasis opened, then closed': (size) => `${fill('*a ', size / 2)}${fill('b* ', size / 2)}`,
  'strong opened, then closed': (size) => `${fill('**a ', size / 2)}${fill('b** ', size / 2)}`,
  'runs of asterisks around a letter': (size) => `${fill('*', size / 2)}a${fill('*', size / 2)}`,
  'underscores around a letter': (size) => `${fill('_', size / 2)}a${fill('_', size / 2)}`,
  'asterisks that match no run': (size) => `a${fill('**b', size / 2)}${fill('c* ', size / 2)}`,
  'mixed openers': (size) => `${fill('*a _b ~~c ', size / 2)}${fill('d** e__ f~ ', size / 2)}`,
  'brackets opened, then closed': (size) => `${fill('[', size / 2)}a${fill(']', size / 2)}`,
  'nested links': (size) => `${fill('[', size / 5)}a${fill('](b)', (size * 4) / 5)}`,
  'nested images': (size) => `${fill('![', size / 3)}a${fill('](b)', (size * 2) / 3)}`,
  'parentheses in a destination': (size) => `[a](${fill('(', size / 2)}${fill(')', size / 2)})`,
  'references to one definition': (size) => `[a]: b\n\n${fill('[a] ', size)}`,
  'references to one long definition': (size) =>
    `[a]: ${fill('b', size / 2)}\n\n${fill('[a] ', size / 2)}`,
  'many definitions, many references': (size) => {
    const names = Array.from({ length: size / 20 }, (_, index) => `n${index}`);
    return `${names.map((name) => `[${name}]: b`).join('\n')}\n\n${names.map((name) => `[${name}]`).join(' ')}`;
  },
  'calls of one footnote': (size) => `[^a]: b\n\n${fill('[^a] ', size)}`,
  'footnotes called once each': (size) => {
    const names = Array.from({ length: size / 20 }, (_, index) => `n${index}`);
    return `${names.map((name) => `[^${name}]: b`).join('\n')}\n\n${names.map((name) => `[^${name}]`).join(' ')}`;
  },
  'footnotes that call each other': (size) => fill('[^a]: [^b]\n\n[^b]: [^a]\n\n', size),
  'a list that gets deeper': (size) => deeper(size, (depth) => `${'  '.repeat(depth)}- a\n`),
  'quotes that get deeper': (size) => deeper(size, (depth) => `${'>'.repeat(depth + 1)} a\n`),
  'ordered lists that get deeper': (size) =>
    deeper(size, (depth) => `${'   '.repeat(depth)}1. a\n`),
  'quotes that get shallower': (size) =>
    deeper(size, (depth) => `${'>'.repeat(depth + 1)} a\n`)
      .split('\n')
      .toReversed()
      .join('\n'),
  'a deep quote with many lines': (size) => `${fill('>', size / 2)} a\n${fill('b\n', size / 2)}`,
  'a deep quote, again and again': (size) => fill(`${'>'.repeat(90)} a\n\n`, size),
  'a deep list with many lines': (size) => `${fill('- ', size / 2)}a\n${fill('b\n', size / 2)}`,
  'a deep list with blank lines': (size) => `${fill('- ', size / 2)}a\n${fill('\n', size / 2)}b`,
  'a wide table with many short rows': (size) =>
    `${fill('|a', size / 3)}\n${fill('|-', size / 3)}\n${fill('|\n', size / 3)}`,
  'a square table': (size) => {
    const columns = Math.max(1, Math.floor(Math.sqrt(size / 2)));
    return [
      '|a'.repeat(columns),
      '|-'.repeat(columns),
      ...Array(columns).fill('|b'.repeat(columns)),
    ].join('\n');
  },
  'a tall table': (size) => `|a|b|\n|-|-|\n${fill('|c|d|\n', size)}`,
  'a wide table': (size) => `${fill('|a', size / 2)}\n${fill('|-', size / 2)}`,
  'many small tables': (size) => fill('|a|b|\n|-|-|\n|c|d|\n\n', size),
  'growing runs of backticks': (size) => deeper(size, (depth) => `${'`'.repeat(depth + 1)} `),
  'shrinking runs of backticks': (size) =>
    deeper(size, (depth) => `${'`'.repeat(depth + 1)} `)
      .split(' ')
      .toReversed()
      .join(' '),
  'a fence that never closes': (size) => `\`\`\`\n${fill('a\n', size)}`,
  'fences in a list': (size) => fill('- ```\n  a\n  ```\n', size),
  'a comment that never closes': (size) => `<!--${fill('-', size)}`,
  'a comment in a sentence': (size) => `a <!--${fill(' -', size)}`,
  'an attribute that never closes': (size) => `<a b="${fill('c', size)}`,
  'attributes of one tag': (size) => `a <b ${fill('c=d ', size)}`,
  'a long address': (size) => `https://a.b/${fill('c', size)}`,
  'an address with closing brackets': (size) => `https://a.b/${fill(')', size)}`,
  'an address that ends with entities': (size) => `https://a.b/c${fill('&amp;', size)}`,
  'an email address with many dots': (size) => `${fill('a.', size / 2)}@${fill('b.', size / 2)}`,
  'an email address with many dashes': (size) => `a@${fill('b-', size)}`,
  'spaces in a line': (size) => `a${fill(' ', size)}b`,
  'spaces before a line ends': (size) => fill(`a${' '.repeat(90)}\n`, size),
  'a heading that closes late': (size) => `# a${fill(' #', size)}`,
  'a heading with spaces': (size) => `#${fill(' ', size)}#`,
  'a link title that never closes': (size) => `[a](b "${fill('c\n', size)}`,
  'a definition that never ends': (size) => `[a]: b "${fill('c\n', size)}`,
  'a label that never closes': (size) => `[${fill('a\n', size)}`,
  escapes: (size) => fill('\\*\\_\\[', size),
  'prose with emphasis': (size) =>
    fill('Some *words* are **strong** and `code` in [a link](b). ', size),
};

/** Lines for one depth more each, until the text has its size. */
function deeper(size: number, line: (depth: number) => string): string {
  const lines: string[] = [];
  for (let length = 0, depth = 0; length < size; depth += 1) {
    lines.push(line(depth));
    length += lines[depth]!.length;
  }
  return lines.join('');
}
