import { expect, onTestFinished, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

/** As the server writes the modes into a page. */
function openPage(modes: string) {
  document.getElementById('site')?.remove();
  const script = Object.assign(document.createElement('script'), {
    id: 'site',
    textContent: modes,
  });
  script.type = 'application/json';
  document.head.append(script);
  onTestFinished(() => script.remove());
}

async function countReloads(): Promise<number> {
  const reload = vi.fn();
  await reloadOnce(reload);
  return reload.mock.calls.length;
}

test('a page reloads for each change of an area, but not if it came back the same', async () => {
  openPage('{"forum":"live","home":"live"}');
  expect(await countReloads()).toBe(1);
  // The server hasn't heard of the change.
  expect(await countReloads()).toBe(0);
  openPage('{"forum":"hidden","home":"live"}');
  expect(await countReloads()).toBe(1);
  openPage('{"forum":"live","home":"live"}');
  expect(await countReloads()).toBe(1);
  expect(await countReloads()).toBe(0);
});

test('a page that was opened long after a reload reloads again', async () => {
  openPage('{"forum":"live"}');
  expect(await countReloads()).toBe(1);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 3_600_000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await countReloads()).toBe(1);
});
