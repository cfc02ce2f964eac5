import { emptySceneSize, Scene, sceneLine } from './scene.tsx';

/** A page of a calendar with one day marked. */
export const CalendarScene = () => (
  <Scene
    viewBox="-2 -10 104 84"
    className={emptySceneSize}
    pieces={[
      { x: 4, y: 8, size: 28, sides: '-ts-' },
      { x: 32, y: 8, size: 28, sides: '-tts' },
      { x: 60, y: 8, size: 28, sides: '--ss' },
      { x: 4, y: 36, size: 28, sides: 'tt--' },
      { x: 32, y: 36, size: 28, sides: 'st-s', color: 'lingonberry' },
      { x: 60, y: 36, size: 28, sides: 't--s' },
    ]}
  >
    <path d="M18 -6V4M74 -6V4" className={sceneLine} strokeWidth={4} strokeLinecap="round" />
  </Scene>
);
