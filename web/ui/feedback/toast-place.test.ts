import { expect, test } from 'vitest';
import { chooseToastPlace } from './toast-place.ts';

const size = { width: 384, height: 60 };
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

test.each([
  ['nothing there', [], 'bottom-right'],
  ['actions elsewhere', [at(500, 300), at(500, 700)], 'bottom-right'],
  ['an action at the bottom right', [at(1100, 740)], 'bottom-left'],
  ['actions in both lower corners', [at(1100, 740), at(100, 740)], 'top'],
  [
    'actions everywhere: the fewest',
    [at(1100, 740), at(950, 740), at(100, 740), at(600, 20)],
    'bottom-left',
  ],
] as const)('on a wide window with %s', (_, actions, place) => {
  expect(chooseToastPlace(size, { window: wide, actions })).toBe(place);
});

const header = at(300, 8);
const footer = at(200, 790);
const card = at(200, 700);

test.each([
  ['nothing there', [], 'bottom'],
  ['a footer at the bottom', [footer], 'above-footer'],
  ['an action above the bottom', [card], 'bottom'],
  ['actions at the bottom and above it', [footer, card], 'top'],
  ['a header too', [header, footer, card], 'bottom'],
  ['a header, and more below', [header, footer, at(80, 790), card, at(80, 700)], 'bottom'],
  ['a header, and most actions at the bottom', [header, footer, at(80, 790), card], 'above-footer'],
] as const)('on a phone with %s', (_, actions, place) => {
  expect(chooseToastPlace({ width: 358, height: 60 }, { window: phone, actions })).toBe(place);
});
