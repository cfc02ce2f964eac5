import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countTasks } from '#contract/markdown/checklist.ts';
import { mentionedIds } from '#contract/markdown/mentions.ts';
import { createRandom } from '#tests/random.ts';
import { TrustedMarkdown } from './markdown.tsx';

const prefixes = ['', '', '- ', '* ', '1. ', '> ', '  ', '    ', '\t', '> - '];
const contents = [
  [
    '- [ ] Plan',
    '- [x] Draw',
    '- [ ] Ask @[1]',
    '1. [ ] Count',
    '[ ] no item',
    '@[2] knows',
    'See `a @[3]`',
  ],
  ['```', '````', '~~~', '```ts', '`a', 'b` c', '``a`@[4]``', '\\`@[5]`', '<!--', '-->', '@[6]'],
  ['<div>', '</div>', '<details>', '<?x', '?>', '# Head', '', '', '', 'words', '| a |'],
].flat();

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

/** A few lines in which lists, quotes, code and HTML begin and end. */
function makeText(seed: number): string {
  const random = createRandom(seed);
  const pick = (texts: readonly string[]) => texts[random(texts.length)]!;
  return Array.from({ length: 2 + random(7) }, () => pick(prefixes) + pick(contents)).join('\n');
}

const people = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Person ${id}` }));
const render = (text: string) =>
  renderToStaticMarkup(<TrustedMarkdown mentions={people}>{text}</TrustedMarkdown>);

test('counts exactly the tasks that have a checkbox', () => {
  const different = seeds.map(makeText).filter((text) => {
    const boxes = render(text).match(/<input type="checkbox"[^>]*>/g) ?? [];
    const done = boxes.filter((box) => box.includes('checked')).length;
    const counted = countTasks(text);
    return counted.total !== boxes.length || counted.done !== done;
  });
  expect(different).toEqual([]);
});

test('mentions exactly the people to whom the text has a link', () => {
  const different = seeds.map(makeText).filter((text) => {
    const linked = [...render(text).matchAll(/href="\/profile\/(\d+)"/g)].map(([, id]) =>
      Number(id),
    );
    const mentioned = new Set(mentionedIds(text));
    return mentioned.size !== new Set(linked).size || linked.some((id) => !mentioned.has(id));
  });
  expect(different).toEqual([]);
});
