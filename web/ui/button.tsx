import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { useReportBusy } from './forms/sending.tsx';

type Appearance = { variant?: Variant; size?: Size };
type Variant = keyof typeof variants;
type Size = keyof typeof sizes;

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  // A primary action that is on the page many times: filled only when it's about to be pressed.
  offered:
    'border border-accent bg-surface text-accent hover:bg-accent hover:text-on-accent focus-visible:bg-accent focus-visible:text-on-accent',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-red-ink bg-surface text-red-ink hover:bg-red',
};

const sizes = {
  sm: 'min-h-8 px-2.5 text-sm gap-1.5 pointer-coarse:min-h-10',
  md: 'min-h-9.5 px-3.5 text-body gap-2 pointer-coarse:min-h-11',
  lg: 'min-h-11.5 px-4 text-base gap-2 sm:px-5',
};

/** The classes of a button, for elements that cannot be one, such as an external link. */
export const buttonClasses = ({ variant = 'secondary', size = 'md' }: Appearance = {}) =>
  classNames(
    'inline-flex print:hidden shrink-0 items-center justify-center rounded-md font-semibold whitespace-nowrap select-none',
    'transition-colors disabled:opacity-50 aria-disabled:opacity-60 disabled:pointer-events-none',
    variants[variant],
    sizes[size],
  );

type ButtonProps = ComponentProps<'button'> & Appearance & { busy?: boolean; icon?: ReactNode };

/** A button. While `busy` it keeps the focus and ignores clicks. */
export function Button({
  variant,
  size,
  busy = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  useReportBusy(busy);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
      className={classNames(buttonClasses({ variant, size }), className)}
    >
      {icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & Appearance & { icon?: ReactNode; ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={classNames(buttonClasses({ variant, size }), className)}>
    {icon}
    {children}
  </Link>
);

type IconButtonProps = Omit<ButtonProps, 'icon' | 'aria-label'> & { label: string };

/** An icon-only button. `label` is its accessible name and tooltip. */
export const IconButton = ({
  label,
  variant = 'quiet',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) => (
  <Button
    {...rest}
    aria-label={label}
    title={label}
    variant={variant}
    size={size}
    className={classNames('aspect-square px-0!', className)}
  />
);
