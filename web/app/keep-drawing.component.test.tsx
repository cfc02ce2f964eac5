import { expect, onTestFinished, test, vi } from 'vitest';
import { keepDrawing } from '#tests/components/keep-drawing.ts';

// Tests run in a frame as large as the page around it.
const around = window.parent;

test('a page that isn’t drawn anymore is resized, and one that is drawn isn’t', async () => {
  const heights: number[] = [];
  const addHeight = () => void heights.push(around.innerHeight);
  around.addEventListener('resize', addHeight);
  const { innerHeight: height } = around;
  const end = keepDrawing({ every: 50 });
  onTestFinished(() => {
    end();
    around.removeEventListener('resize', addHeight);
    vi.unstubAllGlobals();
  });
  const draw = vi.fn(requestAnimationFrame);
  vi.stubGlobal('requestAnimationFrame', draw);
  await expect.poll(() => draw).toHaveBeenCalled();
  expect(heights).toEqual([]);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  onTestFinished(keepDrawing({ every: 50, within: 50 }));
  await expect.poll(() => heights).toContain(height + 1);
});
