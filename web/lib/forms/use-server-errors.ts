import { useEffect, useRef, useState } from 'react';
import { findFieldErrors } from './field-errors.ts';

/**
 * The errors of a problem by field, for a form without checks of its own. An error is gone once its
 * field has another value than in `values` when the problem came. Put `container` around the fields:
 * the first one with an error gets the focus.
 */
export function useServerErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  values: Partial<Record<Field, unknown>>,
) {
  const container = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState({ error, values });
  if (refused.error !== error) setRefused({ error, values });
  useEffect(() => {
    if (error) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const found = findFieldErrors(error, fields).filter(
    ({ field }) => refused.values[field] === values[field],
  );
  const errorOf = (field: Field) => found.find((one) => one.field === field)?.message;
  return { container, errorOf };
}
