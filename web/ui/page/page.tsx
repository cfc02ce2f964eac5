import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const widths = { text: 'max-w-[44rem]', form: 'max-w-form', full: '' };

type PageProps = { width?: keyof typeof widths; className?: string; children: ReactNode };

/** Limits the width of a screen. The shell adds the margins. */
export const Page = ({ width = 'full', className, children }: PageProps) => (
  <div className={classNames('mx-auto', widths[width], className)}>{children}</div>
);
