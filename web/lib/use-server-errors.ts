import { useEffect, useRef } from 'react';
import { findFieldErrors } from './field-errors.ts';

/**
 * The errors of a problem by field, for a form without checks of its own. Put `container` around the
 * fields: the first one with an error gets the focus.
 */
export function useServerErrors<Field extends string>(error: unknown, fields: readonly Field[]) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const found = findFieldErrors(error, fields);
  const errorOf = (field: Field) => found.find((one) => one.field === field)?.message;
  return { container, errorOf };
}
