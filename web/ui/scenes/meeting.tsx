import { Scene } from './scene.tsx';

/** A row with one gap, and the piece that fits it on its way: for signing in. */
export const Meeting = ({ className }: { className?: string }) => (
  <Scene
    viewBox="-4 -60 328 264"
    className={className}
    pieces={[
      { x: 0, y: 40, size: 80, sides: '-ts-', color: 'lake' },
      { x: 80, y: 40, size: 80, sides: '-tts', color: 'moss' },
      { x: 160, y: 40, size: 80, sides: '-tss' },
      { x: 240, y: 40, size: 80, sides: '--ts', color: 'lingonberry' },
      { x: 176, y: -54, size: 80, sides: '-tss', color: 'cloudberry', turn: 11 },
      { x: 0, y: 120, size: 80, sides: 'tt--', color: 'cloudberry' },
      { x: 80, y: 120, size: 80, sides: 'ss-s', color: 'lingonberry' },
      { x: 160, y: 120, size: 80, sides: 'tt-t', color: 'lake' },
      { x: 240, y: 120, size: 80, sides: 's--s', color: 'moss' },
    ]}
  />
);
