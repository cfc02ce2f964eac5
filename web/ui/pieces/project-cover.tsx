import { useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { createPiecePattern } from './piece-pattern.ts';
import { pieceFills } from './piece-fills.ts';

/** A single row of pieces for cards, a larger grid where there is room. */
const grids = {
  band: { columns: 9, rows: 1, side: 52 },
  field: { columns: 12, rows: 3, side: 40 },
};

type ProjectCoverProps = {
  name: string;
  image?: string | undefined;
  shape?: keyof typeof grids;
  className?: string;
};

/** A project's image, or a pattern derived from its name. */
export function ProjectCover({ name, image, shape = 'band', className }: ProjectCoverProps) {
  if (image)
    return (
      <img src={image} alt="" loading="lazy" className={classNames('object-cover', className)} />
    );
  return <CoverPattern {...{ name, shape, className }} />;
}

function CoverPattern({
  name,
  shape,
  className,
}: {
  name: string;
  shape: keyof typeof grids;
  className: string | undefined;
}) {
  const { columns, rows, side } = grids[shape];
  const pieces = useMemo(
    () => createPiecePattern(name, { columns, rows, side }),
    [name, columns, rows, side],
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${columns * side} ${rows * side}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block bg-sunken stroke-surface', className)}
    >
      {pieces.map(({ key, x, y, path, color, faded }) => (
        <path
          key={key}
          d={path}
          transform={`translate(${x} ${y})`}
          className={classNames(color ? pieceFills[color] : 'fill-socket', faded && 'opacity-75')}
        />
      ))}
    </svg>
  );
}
