/** How much of something there is, as a line. */
export function ProgressBar({ label, value, most }: { label: string; value: number; most: number }) {
  const share = most > 0 ? Math.min(1, value / most) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(value, most)}
      className="h-1 overflow-hidden rounded-full bg-grey"
    >
      <div className="h-full rounded-full bg-accent transition-[width] duration-500" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
