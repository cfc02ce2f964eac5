import { type ReactNode, type Ref, useId } from 'react';

type SectionProps = {
  title: string;
  /** False or missing where there is nothing to show. */
  children: ReactNode;
  /** What is said then; without it the section is left out. */
  empty: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
};

/** A part of the Overview. */
export function Section({ title, children, empty, heading }: SectionProps) {
  const id = useId();
  if (!children && !empty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-lg outline-none">
        {title}
      </h2>
      {children || <p className="max-w-measure text-body text-soft">{empty}</p>}
    </section>
  );
}
