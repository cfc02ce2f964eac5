import { Scene } from './scene.tsx';

/** The first piece on a plan of the others: for starting a project. */
export const Plan = ({ className }: { className?: string }) => (
  <Scene
    viewBox="-2 -2 164 84"
    className={className}
    pieces={[
      { x: 0, y: 0, size: 40, sides: '-ts-', color: 'lake' },
      { x: 40, y: 0, size: 40, sides: '-tts' },
      { x: 80, y: 0, size: 40, sides: '-tss' },
      { x: 120, y: 0, size: 40, sides: '--ts' },
      { x: 0, y: 40, size: 40, sides: 'tt--' },
      { x: 40, y: 40, size: 40, sides: 'st-s' },
      { x: 80, y: 40, size: 40, sides: 'tt-s' },
      { x: 120, y: 40, size: 40, sides: 's--s' },
    ]}
  />
);
