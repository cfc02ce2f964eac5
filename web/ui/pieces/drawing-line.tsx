/** The outline of a piece that is drawn again and again while something loads. */
export const DrawingLine = ({ path, strokeWidth }: { path: string; strokeWidth: number }) => (
  <path
    d={path}
    pathLength={1}
    strokeDasharray={1}
    className="animate-draw fill-none stroke-accent"
    strokeWidth={strokeWidth}
    strokeLinejoin="round"
  />
);
