import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { squarePath, tabHeight } from '#contract/pieces/piece-path.ts';
import { getPageOwner } from '#web/lib/api/page-owner.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';

const side = 100;
const reach = tabHeight * side;
const outline = squarePath(side, 'ttss');

/**
 * Shows the person's piece for a moment: it drops into a socket and both disappear. It ignores clicks and
 * is hidden from screen readers. People who prefer reduced motion don't see it.
 */
export function dropPiece() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const fill = pieceFills[getPieceColor(getPageOwner() ?? 0)];
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  layer.className = 'pointer-events-none fixed inset-0 z-70 grid place-items-center';
  layer.innerHTML = `<svg viewBox="0 ${-reach} ${side + reach} ${side + reach}" class="w-30 overflow-visible"><path d="${outline}" stroke-width="1.5" class="animate-socket fill-socket stroke-edge" /><path d="${outline}" stroke-width="1.5" class="origin-center animate-celebrate [transform-box:fill-box] ${fill} stroke-surface" /></svg>`;
  layer.addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'celebrate') layer.remove();
  });
  document.body.append(layer);
}
