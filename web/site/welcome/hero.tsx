import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { HeroPuzzle } from './hero-puzzle.tsx';

/** The tagline and the two main actions: a band for someone signed in, whose own things come first. */
export const Hero = ({ isSignedIn }: { isSignedIn: boolean }) =>
  isSignedIn ? <Band /> : <Welcome />;

const Band = () => (
  <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <div>
      <h1 tabIndex={-1} className="text-2xl leading-tight font-bold tracking-tight">
        Find Your Missing Piece
      </h1>
      <p className="text-soft max-sm:text-sm">Build real projects. Together.</p>
    </div>
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <ButtonLink to={paths.projects} variant="primary">
        Explore Projects
      </ButtonLink>
      <ButtonLink to={paths.forYou}>Join the Community</ButtonLink>
    </div>
  </section>
);

const Welcome = () => (
  <section className="grid items-center gap-x-10 gap-y-8 py-4 md:grid-cols-[1.2fr_1fr] md:py-4">
    <div>
      <h1 tabIndex={-1} className="text-hero leading-none font-bold tracking-tight">
        Find Your Missing Piece
      </h1>
      <p className="mt-4 text-xl text-soft sm:text-2xl">Build real projects. Together.</p>
      <p className="mt-3 max-w-prose text-soft">
        For people in their first years of programming who want to build something real with a team.
      </p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:flex-1">
        <ButtonLink to={paths.projects} variant="primary" size="lg">
          Explore Projects
        </ButtonLink>
        <ButtonLink to={paths.login} state={{ mode: 'register' }} size="lg">
          Join the Community
        </ButtonLink>
      </div>
    </div>
    <HeroPuzzle />
  </section>
);
