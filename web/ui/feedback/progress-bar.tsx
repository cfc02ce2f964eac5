import { classNames } from '#web/ui/class-names.ts';

/** A thin progress bar. */
export const ProgressBar = ({
  label,
  value,
  max,
}: {
  label: string;
  value: number;
  max: number;
}) => <progress aria-label={label} value={value} max={max} className={barClasses} />;

const barClasses = classNames(
  'block h-1 w-full appearance-none overflow-hidden rounded-full bg-grey',
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-grey [&::-webkit-progress-value]:bg-accent',
  '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500',
);
