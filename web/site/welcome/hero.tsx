import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { HeroPuzzle } from './hero-puzzle.tsx';

/** The tagline and the two main actions. */
export const Hero = ({ isSignedIn }: { isSignedIn: boolean }) => (
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
        <ButtonLink to={isSignedIn ? paths.projects : paths.login} size="lg">
          Join the Community
        </ButtonLink>
      </div>
    </div>
    <div className={isSignedIn ? 'max-md:hidden' : undefined}>
      <HeroPuzzle />
    </div>
  </section>
);
