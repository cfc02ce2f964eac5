import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { showSampleToast } from '#web/ui/sample.tsx';

type SampleLinkProps = { href: string; children: ReactNode; className?: string };

/** An address in sample content: it can be read, and says that it leads nowhere. */
export const SampleLink = ({ href, children, className }: SampleLinkProps) => (
  <a
    href={href}
    className={classNames('link', className)}
    onClick={(event) => {
      event.preventDefault();
      showSampleToast('This address leads nowhere yet.');
    }}
  >
    {children}
  </a>
);
