import { emptySceneSize, Scene } from './scene.tsx';

/** A row that waits for its first member. */
export const TeamScene = () => (
  <Scene
    viewBox="-2 -4 128 52"
    className={emptySceneSize}
    pieces={[
      { x: 0, y: 4, size: 40, sides: '-t--' },
      { x: 40, y: 4, size: 40, sides: '-t-s', color: 'cloudberry' },
      { x: 80, y: 4, size: 40, sides: '---s' },
    ]}
  />
);
