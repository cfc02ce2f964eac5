import { expect, test } from 'vitest';
import { convertHtml } from './html-to-markdown.ts';

test.each([
  [
    'a page',
    '<h2>Map</h2><p>See <a href="https://pieces.test/a">the <b>plan</b></a>.</p>',
    '## Map\n\nSee [the **plan**](https://pieces.test/a).',
  ],
  [
    'a list',
    '<ul><li>one<ol><li>two</li></ol></li><li><del>three</del></li></ul>',
    '- one\n  1. two\n- ~~three~~',
  ],
  [
    'tasks',
    '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox">b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'code',
    '<p>Run <code>npm test</code></p><pre><code class="language-ts">a *b*\n  c</code></pre>',
    'Run `npm test`\n\n```ts\na *b*\n  c\n```',
  ],
  [
    'a spreadsheet',
    '<style>td{color:red}</style><table><colgroup><col></colgroup><tbody><tr><td>Day</td><td>Done</td></tr><tr>\n<td>1|2</td>\n<td><b>3</b><br>4</td>\n</tr></tbody></table>',
    '| Day | Done |\n| --- | --- |\n| 1\\|2 | **3** 4 |',
  ],
  [
    'a document',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Bold </span><span style="font-style:italic;font-weight:400">and not</span></p></b>',
    '**Bold** *and not*',
  ],
  ['marks that are text', '<p>1 * 2 _x_ [y]</p>', '1 \\* 2 \\_x\\_ \\[y\\]'],
  ['an embedded picture', '<p>a <img src="data:image/png;base64,AAAA" alt="map"> b</p>', 'a map b'],
])('converts %s', (_, html, markdown) => {
  expect(convertHtml(html)).toBe(markdown);
});
