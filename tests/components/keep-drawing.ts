import { commands } from 'vitest/browser';
import { drawsWithin, isDrawn, lookEvery } from '#tests/drawing.ts';

/** Wakes this page when Chromium has stopped drawing it. Returns a function that ends this. */
export function keepDrawing({ every = lookEvery, within = drawsWithin } = {}): () => void {
  const look = async () => {
    if (!(await isDrawn(within))) await commands.redraw();
  };
  const timer = setInterval(() => void look(), every);
  return () => clearInterval(timer);
}
