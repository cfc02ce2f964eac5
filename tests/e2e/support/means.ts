import type { BrowserContextOptions, Locator } from '@playwright/test';
import { pressOn, tabTo, typeInto } from './tab-to.ts';

/** How someone uses the product, for journeys that have to work in every way. */
export type Means = {
  name: string;
  options: BrowserContextOptions;
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  choose(target: Locator, option: string): Promise<void>;
};

/** A long page has many stops before the last one. */
const most = 250;

/** Opens a dropdown with Enter and goes to an option with the arrow keys. */
async function chooseByKeys(target: Locator, option: string) {
  const { keyboard } = target.page();
  await tabTo(target, { most });
  await keyboard.press('Enter');
  const wanted = target.getByRole('option', { name: option, exact: true });
  await keyboard.press('Home');
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 60 && !(await isFocused()); pressed += 1)
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
}

const type = (target: Locator, text: string) => target.fill(text);
const choose = async (target: Locator, option: string) => {
  await target.selectOption({ label: option });
};

/** Without the mouse, which the tests of each screen use. */
export const everyMeans: Means[] = [
  {
    name: 'with the keyboard',
    options: {},
    press: (target) => pressOn(target, 'Enter', { most }),
    type: (target, text) => typeInto(target, text, { most }),
    choose: chooseByKeys,
  },
  {
    name: 'on a phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: (target) => target.tap(),
    type,
    choose,
  },
];
