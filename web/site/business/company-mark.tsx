import type { PieceColor } from '#contract/values/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Edge, piecePath } from '#contract/pieces/piece-path.ts';
import { getPieceColor, hash } from '#contract/pieces/piece-colors.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';

const side = 40;

type CompanyMarkProps = {
  company: string;
  /** The letters on it; by default the first letter of the name. */
  letters?: string;
  className?: string;
};

/** A company's logo: a piece whose shape and color derive from its name. */
export function CompanyMark({ company, letters, className }: CompanyMarkProps) {
  const seed = hash(company);
  const either = ({ bit, other }: { bit: number; other: Edge }): Edge =>
    (seed >> bit) % 2 === 0 ? 'tab' : other;
  const color = getPieceColor(company);
  return (
    <svg
      aria-hidden
      viewBox="-13 -13 66 66"
      className={classNames('shrink-0', className ?? 'size-12')}
    >
      <path
        className={pieceFills[color]}
        d={piecePath({
          width: side,
          height: side,
          // No sockets at the sides, because the letters need the width.
          edges: {
            top: either({ bit: 3, other: 'socket' }),
            right: either({ bit: 5, other: 'flat' }),
            bottom: either({ bit: 7, other: 'socket' }),
            left: either({ bit: 9, other: 'flat' }),
          },
        })}
      />
      <text
        x={side / 2}
        y={side / 2}
        dy="0.36em"
        textAnchor="middle"
        className={classNames('font-display text-[17px] font-bold', inks[color])}
      >
        {letters ?? company.slice(0, 1)}
      </text>
    </svg>
  );
}

const inks: Record<PieceColor, string> = {
  lake: 'fill-lake-ink',
  cloudberry: 'fill-cloudberry-ink',
  lingonberry: 'fill-lingonberry-ink',
  moss: 'fill-moss-ink',
};
