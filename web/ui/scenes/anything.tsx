import { emptySceneSize, Scene } from './scene.tsx';

/** A single socket: something could be here. */
export const AnythingScene = () => (
  <Scene
    viewBox="-2 -16 58 58"
    className={emptySceneSize}
    pieces={[{ x: 0, y: 0, size: 40, sides: 'ttss' }]}
  />
);
