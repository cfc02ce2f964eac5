import { classNames } from '#web/ui/class-names.ts';
import { DrawingLine } from '#web/ui/pieces/drawing-line.tsx';
import { squarePath } from '#contract/pieces/piece-path.ts';

const socketPath = squarePath(40, 'ttss');

/** For a whole screen: as high as the window, so that the footer does not jump when it has loaded. */
export const ScreenLoading = () => <Loading className="min-h-dvh" />;

/** An animation and a text while something loads. */
export const Loading = ({
  children = 'Loading...',
  className,
}: {
  children?: string;
  className?: string;
}) => (
  <output className={classNames('flex flex-col items-center gap-3 py-16 text-soft', className)}>
    <svg aria-hidden viewBox="-2 -15 57 57" width={57} className="overflow-visible">
      <path d={socketPath} className="fill-none stroke-line" strokeWidth={1.5} />
      <DrawingLine path={socketPath} strokeWidth={2} />
    </svg>
    {children}
  </output>
);
