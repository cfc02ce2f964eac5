import { classNames } from '#web/ui/class-names.ts';

/** How much of something there is, as a line. */
export const ProgressBar = ({
  label,
  value,
  most,
}: {
  label: string;
  value: number;
  most: number;
}) => <progress aria-label={label} value={value} max={most} className={look} />;

const look = classNames(
  'block h-1 w-full appearance-none overflow-hidden rounded-full bg-grey',
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-grey [&::-webkit-progress-value]:bg-accent',
  '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500',
);
