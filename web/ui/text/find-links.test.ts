import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const linksIn = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

test('keeps every character', () => {
  const text = 'Lunch is ready.\nSee (https://harbor.example/plan?a=b), second floor.  \n';
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['See https://harbor.example/plan.', ['https://harbor.example/plan']],
  ['(HTTP://harbor.example/a)', []],
  ['HTTP://harbor.example/a!', ['HTTP://harbor.example/a']],
  ['javascript:alert(1) data:text/html,x www.harbor.example', []],
  ['https://', []],
  ['nothing', []],
])('links in %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});
