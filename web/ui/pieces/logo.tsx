import { classNames } from '#web/ui/class-names.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';

const side = 40;
const first = squarePath(side, '-t--');
const second = squarePath(side, '-s-s');
const last = squarePath(side, '---t');

/** Two pieces with a gap. `complete` adds the missing piece. */
export const LogoMark = ({
  complete = false,
  className,
}: {
  complete?: boolean;
  className?: string;
}) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${complete ? side * 3 : side * 2} ${side}`}
    className={classNames('overflow-visible stroke-paper', className)}
    strokeWidth={1.5}
  >
    <path d={first} className="fill-lake" />
    <path d={second} transform={`translate(${side} 0)`} className="fill-moss" />
    {complete && (
      <g transform={`translate(${side * 2} 0)`}>
        <path
          d={last}
          className="animate-drop-in fill-cloudberry [transform-box:fill-box] origin-center"
        />
      </g>
    )}
  </svg>
);

/** The logo mark with the name, where there is room for it. */
export const Logo = () => (
  <span className="inline-flex items-center gap-2.5">
    <LogoMark className="h-6" />
    <span className="font-display text-xl font-bold tracking-tight max-[22.5rem]:hidden">
      Pieces
    </span>
  </span>
);
