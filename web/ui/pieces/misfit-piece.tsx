import { squarePath } from '#contract/pieces/piece-path.ts';

const side = 60;
const neighbor = squarePath(side, '-s--');
const end = squarePath(side, '---s');
const misfit = squarePath(side, 'tsts');

/** A row of pieces with a gap, and a piece that does not fit it. */
export const MisfitPiece = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="-2 -88 184 150" className={className}>
    <g className="stroke-paper" strokeWidth={1.5}>
      <path d={neighbor} className="fill-lake" />
      <path d={end} transform={`translate(${side * 2} 0)`} className="fill-moss" />
    </g>
    <path
      d={squarePath(side, '-t-t')}
      transform={`translate(${side} 0)`}
      className="fill-none stroke-edge"
      strokeDasharray="4 3"
    />
    <path
      d={misfit}
      transform={`translate(${side} -62) rotate(-16 30 30)`}
      className="fill-cloudberry"
    />
  </svg>
);
