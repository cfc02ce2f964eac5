import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from './toast.tsx';

/** Says what failed, and why if the server said it. */
export const toastFailure = (title: string, error: unknown) =>
  toast({ tone: 'error', title, description: getErrorMessage(error, 'Try again.') });
