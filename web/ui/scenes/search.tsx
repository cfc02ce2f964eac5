import { emptySceneSize, Scene, sceneLine } from './scene.tsx';

/** Pieces that don't match, under a magnifying glass. */
export const SearchScene = () => (
  <Scene
    viewBox="0 0 120 80"
    className={emptySceneSize}
    pieces={[
      { x: 8, y: 22, size: 30, sides: 't-s-' },
      { x: 46, y: 14, size: 34, sides: '-tst' },
      { x: 84, y: 34, size: 28, sides: 's-t-' },
    ]}
  >
    <circle cx={63} cy={31} r={27} className={sceneLine} strokeWidth={4} />
    <path d="M83 51L102 71" className={sceneLine} strokeWidth={6} strokeLinecap="round" />
  </Scene>
);
