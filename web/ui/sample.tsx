import type { ReactNode } from 'react';
import { Badge } from './text/badge.tsx';
import { toast } from './feedback/toast.tsx';

/** Marks a screen, or a part of a real one, as sample content. Use it once in each. */
export const SampleNote = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
    <Badge>Sample content</Badge>
    {children}
  </p>
);

/** Explains why a button of sample content does nothing. */
export const showSampleToast = (description: string) =>
  toast({ title: 'This is sample content', description, id: 'sample' });
