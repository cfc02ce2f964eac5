import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** Falsy if there's nothing to show. */
  children: ReactNode;
  /** Shown if there are no children. If this is falsy too, the section is left out. */
  empty: ReactNode;
};

/** A section of the Overview tab. */
export function Section({ title, children, empty }: SectionProps) {
  const id = useId();
  if (!children && !empty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg sm:mb-3">
        {title}
      </h2>
      {children || <p className="max-w-measure text-body text-soft">{empty}</p>}
    </section>
  );
}
