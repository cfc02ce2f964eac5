import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { showSampleToast } from './sample.tsx';

type SampleLinkProps = { href: string; children: ReactNode; className?: string };

/** A link in sample content. Clicking it only shows a toast. */
export const SampleLink = ({ href, children, className }: SampleLinkProps) => (
  <a
    href={href}
    className={classNames('link', className)}
    onClick={(event) => {
      event.preventDefault();
      showSampleToast('This link doesn’t go anywhere yet.');
    }}
  >
    {children}
  </a>
);
