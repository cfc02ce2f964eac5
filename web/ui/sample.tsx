import { Badge } from '#web/ui/badge.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Stands once on a screen of sample content, so that nobody takes it for real. */
export const SampleNote = ({ children }: { children: string }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
    <Badge>Sample content</Badge>
    {children}
  </p>
);

/** What a button of sample content does: it says that it does nothing. */
export const showSampleToast = (description: string) =>
  toast({ title: 'This is sample content', description, id: 'sample' });
