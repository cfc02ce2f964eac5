import type { ReactNode } from 'react';
import { Scene, sceneLine, type ScenePiece } from './scene.tsx';

type ThemeSceneProps = { name: string; fallback: ReactNode; className?: string };

/** The picture of a hackathon theme, or what stands in for one that has none. */
export function ThemeScene({ name, fallback, className }: ThemeSceneProps) {
  const Drawn = drawings[name];
  return Drawn ? <Drawn className={className} /> : fallback;
}

type Drawing = (props: { className?: string | undefined }) => ReactNode;

const viewBox = '0 0 240 60';
const box = 'bg-sunken';

const book = (x: number, height: number, color: ScenePiece['color']): ScenePiece => ({
  x,
  y: 52 - height,
  size: [16, height],
  sides: '-t-s',
  ...(color && { color }),
});

/** Books on a shelf, one of them lent. */
const Library: Drawing = ({ className }) => (
  <Scene
    viewBox={viewBox}
    className={`${box} ${className ?? ''}`}
    pieces={[
      { ...book(50, 30, 'lake'), sides: '-t--' },
      book(66, 36, 'moss'),
      book(82, 28, 'cloudberry'),
      book(98, 34, 'lake'),
      book(114, 30, undefined),
      book(130, 38, 'lingonberry'),
      book(146, 30, 'moss'),
      { ...book(162, 34, 'cloudberry'), sides: '---s' },
      { x: 196, y: 18, size: [16, 30], sides: '-t-s', color: 'lingonberry', turn: 14 },
    ]}
  >
    <path d="M36 53H190" className={sceneLine} strokeWidth={2} />
  </Scene>
);

/** One piece in the middle of waves that fade. */
const Quiet: Drawing = ({ className }) => (
  <Scene
    viewBox={viewBox}
    className={`${box} ${className ?? ''}`}
    pieces={[{ x: 108, y: 20, size: 24, sides: 'ttss', color: 'moss' }]}
  >
    {[28, 44, 62, 82, 104].map((radius, index) => (
      <circle
        key={radius}
        cx={120}
        cy={31}
        r={radius}
        className={sceneLine}
        strokeWidth={1.25}
        opacity={0.85 - index * 0.17}
      />
    ))}
  </Scene>
);

/** Two dice that fit together, and a pawn of each generation. */
const Generations: Drawing = ({ className }) => (
  <Scene
    viewBox={viewBox}
    className={`${box} ${className ?? ''}`}
    pieces={[
      { x: 74, y: 8, size: 46, sides: '-t--', color: 'lingonberry' },
      { x: 120, y: 8, size: 46, sides: '---s', color: 'lake' },
      { x: 32, y: 26, size: 28, sides: 't---', color: 'cloudberry' },
      { x: 182, y: 30, size: 24, sides: 't---', color: 'moss' },
    ]}
  >
    {dots.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5} className="fill-paper" />
    ))}
  </Scene>
);

const dots = [
  [86, 20],
  [108, 42],
  [97, 31],
  [152, 20],
  [152, 42],
  [152, 31],
] as const;

const drawings: Record<string, Drawing> = {
  'The Library That Lends Everything': Library,
  'Quiet Technology': Quiet,
  'Games Across Generations': Generations,
};
