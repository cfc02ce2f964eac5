import { emptySceneSize, Scene, sceneLine } from './scene.tsx';

/** A shelf of skills with room for more. */
export const SkillsScene = () => (
  <Scene
    viewBox="-2 -12 120 64"
    className={emptySceneSize}
    pieces={[
      { x: 0, y: 8, size: [26, 36], sides: '-t--', color: 'cloudberry' },
      { x: 26, y: 14, size: [26, 30], sides: '-t-s', color: 'lake' },
      { x: 52, y: 2, size: [26, 42], sides: '-t-s' },
      { x: 78, y: 10, size: [26, 34], sides: '---s' },
    ]}
  >
    <path d="M-2 46H110" className={sceneLine} strokeWidth={2.5} />
  </Scene>
);
