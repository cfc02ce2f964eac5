import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/**
 * Sends people who are not members to the home page (Specification, section 2) and says why. `from` is
 * the name of a project that they were just removed from.
 */
export function RedirectHome({ from }: { from?: string | undefined }) {
  useEffect(() => {
    toast({
      id: 'redirect-home',
      ...(from === undefined
        ? {
            title: 'This team space is for members only',
            description:
              'Join the project on the Projects page, or ask its creator for the right link.',
          }
        : {
            title: `You’re no longer a member of ${from}`,
            description: 'You were just removed. We kept what you typed there.',
            seconds: 20,
          }),
    });
  }, [from]);
  return <Navigate to={paths.home} replace />;
}
