import { useLocation } from 'react-router';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { isBrief } from '#web/hackathons/hackathons/is-brief.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** How a visitor takes part: they sign up here first. */
export function VisitorSignUp({ hackathon }: { hackathon: Hackathon }) {
  const { phase } = hackathon;
  const { pathname, search } = useLocation();
  const login = paths.loginFor(pathname + search);
  if (phase === 'ended' || phase === 'canceled') return null;
  return (
    <section
      aria-labelledby="sign-up"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="sign-up" className="text-xl">
        Take part
      </h2>
      <p className="text-soft">
        {isBrief(hackathon)
          ? 'Sign up, answer two questions, and you’re in. It takes a minute.'
          : 'Sign up, answer five questions, and you’re in. It takes 2 minutes.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={login} state={{ mode: 'register' }}>
          Sign up to take part
        </ButtonLink>
        <ButtonLink to={login}>Sign in</ButtonLink>
      </div>
    </section>
  );
}
