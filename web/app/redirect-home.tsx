import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

type RedirectHomeProps = {
  /** The name of a project that they were just removed from. */
  from?: string | undefined;
  /** There's no such project. */
  isGone?: boolean;
};

/** Sends people who are not members to the home page (Specification, section 2) and says why. */
export function RedirectHome({ from, isGone = false }: RedirectHomeProps) {
  useEffect(() => {
    toast({
      id: 'redirect-home',
      ...(from === undefined
        ? texts[isGone ? 'gone' : 'closed']
        : {
            title: `You’re no longer a member of ${from}`,
            description: 'You were just removed. We kept what you typed there.',
            seconds: 20,
          }),
    });
  }, [from, isGone]);
  return <Navigate to={paths.home} replace />;
}

const texts = {
  gone: {
    title: 'We couldn’t find this team space',
    description: 'The link may be old or mistyped, or the project was deleted.',
  },
  closed: {
    title: 'This team space is for members only',
    description: 'Join the project on the Projects page, or ask its creator for the right link.',
  },
};
