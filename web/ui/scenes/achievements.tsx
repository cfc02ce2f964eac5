import { emptySceneSize, Scene } from './scene.tsx';

/** Steps that lead up, the first one taken. */
export const AchievementsScene = () => (
  <Scene
    viewBox="-2 -2 112 84"
    className={emptySceneSize}
    pieces={[
      { x: 0, y: 52, size: 28, sides: '-t--', color: 'moss' },
      { x: 28, y: 52, size: 28, sides: 'tt-s' },
      { x: 56, y: 52, size: 28, sides: 't--s' },
      { x: 28, y: 24, size: 28, sides: '-ts-' },
      { x: 56, y: 24, size: 28, sides: 't-ss' },
      { x: 56, y: -4, size: 28, sides: '--s-' },
    ]}
  />
);
