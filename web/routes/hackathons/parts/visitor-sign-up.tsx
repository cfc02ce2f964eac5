import { useLocation } from 'react-router';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { isBrief } from '#web/hackathons/hackathons/is-brief.ts';
import { isFull } from '#web/hackathons/hackathons/is-full.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoSignUp } from './no-sign-up.tsx';

/** How a visitor takes part: they sign up here first. Why not, if that isn't possible. */
export function VisitorSignUp({ hackathon }: { hackathon: Hackathon }) {
  const { pathname, search } = useLocation();
  const login = paths.loginFor(pathname + search);
  if (!hackathon.can.signUp) return <NoSignUp hackathon={hackathon} />;
  const [questions, time] = isBrief(hackathon) ? ['two', 'a minute'] : ['five', '2 minutes'];
  return (
    <section
      aria-labelledby="sign-up"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="sign-up" className="text-xl">
        Take part
      </h2>
      <p className="text-soft">
        {isFull(hackathon)
          ? `It’s full. Sign up and answer ${questions} questions to get on the waiting list.`
          : `Sign up, answer ${questions} questions, and you’re in. It takes ${time}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={login} state={{ mode: 'register' }}>
          {isFull(hackathon) ? 'Sign up for the waiting list' : 'Sign up to take part'}
        </ButtonLink>
        <ButtonLink to={login}>Sign in</ButtonLink>
      </div>
    </section>
  );
}
