import type { ReactNode } from 'react';
import { Scene, sceneLine } from './scene.tsx';

/** What an empty state is empty of. */
export type EmptyOf = keyof typeof scenes;

/** The picture of an empty state. */
export const EmptyScene = ({ of }: { of: EmptyOf }) => scenes[of];

const size = 'h-20 w-auto overflow-visible';

const scenes = {
  /** A single socket: something could be here. */
  anything: (
    <Scene
      viewBox="-2 -16 58 58"
      className={size}
      pieces={[{ x: 0, y: 0, size: 40, sides: 'ttss' }]}
    />
  ),
  /** Pieces that don't match, under a magnifying glass. */
  search: (
    <Scene
      viewBox="0 0 120 80"
      className={size}
      pieces={[
        { x: 8, y: 22, size: 30, sides: 't-s-' },
        { x: 46, y: 14, size: 34, sides: '-tst' },
        { x: 84, y: 34, size: 28, sides: 's-t-' },
      ]}
    >
      <circle cx={63} cy={31} r={27} className={sceneLine} strokeWidth={4} />
      <path d="M83 51L102 71" className={sceneLine} strokeWidth={6} strokeLinecap="round" />
    </Scene>
  ),
  /** A row that waits for its first member. */
  team: (
    <Scene
      viewBox="-2 -4 128 52"
      className={size}
      pieces={[
        { x: 0, y: 4, size: 40, sides: '-t--' },
        { x: 40, y: 4, size: 40, sides: '-t-s', colour: 'cloudberry' },
        { x: 80, y: 4, size: 40, sides: '---s' },
      ]}
    />
  ),
  /** A page of a calendar with one day marked. */
  calendar: (
    <Scene
      viewBox="-2 -10 104 84"
      className={size}
      pieces={[
        { x: 4, y: 8, size: 28, sides: '-ts-' },
        { x: 32, y: 8, size: 28, sides: '-tts' },
        { x: 60, y: 8, size: 28, sides: '--ss' },
        { x: 4, y: 36, size: 28, sides: 'tt--' },
        { x: 32, y: 36, size: 28, sides: 'st-s', colour: 'lingonberry' },
        { x: 60, y: 36, size: 28, sides: 't--s' },
      ]}
    >
      <path d="M18 -6V4M74 -6V4" className={sceneLine} strokeWidth={4} strokeLinecap="round" />
    </Scene>
  ),
  /** Two pieces whose tabs meet, as people who talk. */
  conversation: (
    <Scene
      viewBox="-2 -2 132 72"
      className={size}
      pieces={[
        { x: 0, y: 14, size: 44, sides: '-tt-', colour: 'lake' },
        { x: 82, y: 4, size: 44, sides: '--tt', colour: 'moss' },
      ]}
    />
  ),
  /** Steps that lead up, the first one taken. */
  achievements: (
    <Scene
      viewBox="-2 -2 112 84"
      className={size}
      pieces={[
        { x: 0, y: 52, size: 28, sides: '-t--', colour: 'moss' },
        { x: 28, y: 52, size: 28, sides: 'tt-s' },
        { x: 56, y: 52, size: 28, sides: 't--s' },
        { x: 28, y: 24, size: 28, sides: '-ts-' },
        { x: 56, y: 24, size: 28, sides: 't-ss' },
        { x: 56, y: -4, size: 28, sides: '--s-' },
      ]}
    />
  ),
  /** A shelf of skills with room for more. */
  skills: (
    <Scene
      viewBox="-2 -12 120 64"
      className={size}
      pieces={[
        { x: 0, y: 8, size: [26, 36], sides: '-t--', colour: 'cloudberry' },
        { x: 26, y: 14, size: [26, 30], sides: '-t-s', colour: 'lake' },
        { x: 52, y: 2, size: [26, 42], sides: '-t-s' },
        { x: 78, y: 10, size: [26, 34], sides: '---s' },
      ]}
    >
      <path d="M-2 46H110" className={sceneLine} strokeWidth={2.5} />
    </Scene>
  ),
} satisfies Record<string, ReactNode>;
