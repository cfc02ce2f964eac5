import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useIsSending } from './sending.tsx';

export type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
};

/** Ids that connect a control with its label, hint and error. */
export function useFieldIds({
  id,
  hint,
  error,
}: {
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const generated = useId();
  const control = id ?? generated;
  const describedBy = classNames(
    hint ? `${control}-hint` : null,
    error ? `${control}-error` : null,
  );
  return {
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    control: {
      id: control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

export const controlClasses = classNames(
  'w-full rounded-md border border-edge bg-surface px-3 text-ink placeholder:text-faint',
  'hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0',
  'aria-invalid:border-red-ink disabled:bg-sunken disabled:text-soft [&[readonly]]:bg-sunken',
);

type FieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'size'> & { end?: ReactNode };

/** A labeled text input. Takes what react-hook-form's `register` returns. */
export function Field({ label, hint, error, hideLabel, className, end, id, ...input }: FieldProps) {
  const ids = useFieldIds({ id, hint, error });
  const isSending = useIsSending();
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, ids, className }}>
      <div className="relative">
        <input
          dir="auto"
          {...input}
          {...ids.control}
          readOnly={input.readOnly || isSending}
          className={classNames(controlClasses, 'h-10 pointer-coarse:h-11', !!end && 'pr-11')}
        />
        {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  );
}

/** A labeled multi-line text input. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  ...area
}: FieldFrameProps & ComponentProps<'textarea'>) {
  const ids = useFieldIds({ id, hint, error });
  const isSending = useIsSending();
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, ids, className }}>
      <textarea
        rows={4}
        dir="auto"
        {...area}
        {...ids.control}
        readOnly={area.readOnly || isSending}
        className={classNames(controlClasses, 'block py-2 leading-normal')}
      />
    </FieldFrame>
  );
}

type FrameProps = FieldFrameProps & {
  ids: ReturnType<typeof useFieldIds>;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders the label above a control, and error and hint below it. */
export const FieldFrame = ({
  label,
  hint,
  error,
  hideLabel,
  ids,
  className,
  children,
}: FrameProps) => (
  <div className={className}>
    <label
      id={ids.label}
      htmlFor={ids.control.id}
      className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-semibold'}
    >
      {label}
    </label>
    {children}
    {error && (
      <p id={ids.error} className="mt-1 text-sm font-medium text-red-ink">
        {error}
      </p>
    )}
    {hint && (
      <p id={ids.hint} className="mt-1 text-sm text-soft">
        {hint}
      </p>
    )}
  </div>
);
