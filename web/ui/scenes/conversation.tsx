import { emptySceneSize, Scene } from './scene.tsx';

/** Two pieces whose tabs meet, as people who talk. */
export const ConversationScene = () => (
  <Scene
    viewBox="-2 -2 132 72"
    className={emptySceneSize}
    pieces={[
      { x: 0, y: 14, size: 44, sides: '-tt-', color: 'lake' },
      { x: 82, y: 4, size: 44, sides: '--tt', color: 'moss' },
    ]}
  />
);
