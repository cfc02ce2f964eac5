import type { ReactNode } from 'react';

type SettingsBlockProps = {
  /** So that links can lead there. */
  id?: string;
  title: string;
  children: ReactNode;
};

/** A titled block of Settings. */
export const SettingsBlock = ({ id, title, children }: SettingsBlockProps) => (
  <section
    id={id}
    aria-label={title}
    className="grid scroll-mt-4 grid-cols-1 gap-4 border-t border-line pt-7 first:border-0 first:pt-0"
  >
    <h2 tabIndex={-1} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
);
