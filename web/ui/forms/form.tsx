import type { ComponentProps } from 'react';
import { ReadOnlyWhileSending } from './sending.tsx';

/** A form that checks its own fields. They're read-only while its button is busy. */
export const Form = (form: ComponentProps<'form'>) => (
  <ReadOnlyWhileSending>
    <form noValidate {...form} />
  </ReadOnlyWhileSending>
);
