import { expect, test } from 'vitest';
import { extractStyles, writeStyleSheet } from './extract-styles.ts';

test('replaces style attributes, equal ones by the same index', () => {
  const html =
    '<p style="top:0">style="x"</p><b class="a" style="left:1px"></b><i style="top:0"></i>';
  expect(extractStyles(html)).toEqual({
    html: '<p data-style="0">style="x"</p><b class="a" data-style="1"></b><i data-style="0"></i>',
    styles: ['top:0', 'left:1px'],
  });
});

test('writes a style sheet with its hash', () => {
  expect(writeStyleSheet(['top:0', 'left:1px'])).toEqual({
    css: '[data-style="0"]{top:0}[data-style="1"]{left:1px}',
    source: "'sha256-M67foc+mdQ78uopX8zlbvP637Uya7VWI0XJSzqjx5LM='",
  });
  expect(writeStyleSheet(['top:1']).source).not.toBe(writeStyleSheet(['top:0']).source);
});
