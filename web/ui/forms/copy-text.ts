import { toast } from '#web/ui/feedback/toast.tsx';

/** Copies a text and says so. */
export const copyText = (label: string, text: string) =>
  void navigator.clipboard.writeText(text).then(
    () => toast({ id: 'copy', tone: 'success', title: `${label} copied` }),
    () => toast({ id: 'copy', tone: 'error', title: 'Couldn’t copy. Select the text instead.' }),
  );
