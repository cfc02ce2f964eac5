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
  expect(chooseToastPlace(size, { window: wide, actions }).place).toBe(place);
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
  expect(chooseToastPlace({ width: 358, height: 60 }, { window: phone, actions }).place).toBe(
    place,
  );
});

const dialogOf = (width: number) => ({
  left: (1280 - width) / 2,
  right: (1280 + width) / 2,
  top: 48,
  bottom: 752,
});

test.each([
  ['in the room there is', 576, { place: 'bottom-right', width: 320 }],
  ['as narrow as can be', 832, { place: 'bottom-right', width: 192 }],
  ['as wide as ever', 448, { place: 'bottom-right' }],
  ['not where there’s no room', 960, { place: 'bottom-left' }],
] as const)('beside a dialog, %s', (_, width, placement) => {
  const dialog = dialogOf(width);
  const actions = [at(dialog.right - 110, 700)];
  expect(chooseToastPlace(size, { window: wide, actions, dialog })).toEqual(placement);
});
