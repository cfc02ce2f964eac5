import type { ReactNode } from 'react';

type QuestionProps = { title: string; hint?: ReactNode; children: ReactNode };

/** A question of a form, with the controls that answer it. */
export const Question = ({ title, hint, children }: QuestionProps) => (
  <fieldset className="min-w-0">
    <legend className="font-display text-lg font-semibold">{title}</legend>
    {hint && <p className="mb-1 text-sm text-soft">{hint}</p>}
    <div className="mt-1">{children}</div>
  </fieldset>
);
