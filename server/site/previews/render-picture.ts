import { renderAsync } from '@resvg/resvg-js';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ProblemError } from '#server/platform/problem.ts';

const fontFiles = ['bricolage', 'bricolage-extended', 'atkinson', 'atkinson-extended'].map((name) =>
  join(import.meta.dirname, 'fonts', `${name}.ttf`),
);

const mostWaiting = 20;
const oneAtATime = pLimit(1);

/** Renders an SVG as a PNG, one at a time. Throws too_many_requests if too many wait. */
export async function renderPicture(svg: string): Promise<Buffer> {
  if (oneAtATime.pendingCount >= mostWaiting) {
    throw new ProblemError('too_many_requests', {}, { 'retry-after': '1' });
  }
  const image = await oneAtATime(() =>
    renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } }),
  );
  return image.asPng();
}
