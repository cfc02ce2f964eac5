import { toast } from './toast.tsx';

/** Says that a text was saved with lines that someone else had changed meanwhile. */
export const showSavedTogether = () =>
  toast({ tone: 'success', title: 'Saved together with someone else’s changes' });
