import type { ReactNode } from 'react';

/** A titled block of Settings. */
export const SettingsBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid grid-cols-1 gap-4 border-t border-line pt-7 first:border-0 first:pt-0"
  >
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);
