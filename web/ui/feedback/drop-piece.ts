import { pieceColors } from '#contract/values/vocabulary.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { squarePath, tabHeight } from '#contract/pieces/piece-path.ts';

const side = 100;
const reach = tabHeight * side;
const outline = squarePath(side, 'ttss');
let count = 0;

/**
 * Shows a piece that drops and disappears. It ignores clicks and is hidden from screen readers. People
 * who prefer reduced motion don't see it.
 */
export function dropPiece() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const color = pieceColors[count++ % pieceColors.length]!;
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  layer.className = 'pointer-events-none fixed inset-0 z-70 grid place-items-center';
  layer.innerHTML = `<svg viewBox="0 ${-reach} ${side + reach} ${side + reach}" class="w-30 animate-celebrate overflow-visible"><path d="${outline}" stroke-width="1.5" class="${pieceFills[color]} stroke-surface" /></svg>`;
  layer.addEventListener('animationend', () => layer.remove());
  document.body.append(layer);
}
