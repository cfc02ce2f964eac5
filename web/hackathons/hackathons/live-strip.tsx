import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EnterCode } from './enter-code.tsx';

type LiveStripProps = { onFound: (found: { slug: string; code: string }) => void };

/** The ways into the real hackathons, above the sample ones. It loads nothing until a code is sent. */
export const LiveStrip = ({ onFound }: LiveStripProps) => (
  <section
    aria-label="Live hackathons"
    className="flex flex-wrap items-start gap-x-8 gap-y-4 rounded-lg border border-accent bg-accent-soft p-4 sm:px-5"
  >
    <div className="min-w-0 flex-1 basis-64 self-center">
      <Link
        to={paths.liveHackathons}
        className="inline-flex min-h-9 items-center gap-2 font-display text-xl font-semibold hover:text-accent hover:underline pointer-coarse:min-h-11"
      >
        Live hackathons
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
      <p className="text-soft">Sign up, join a team and build something together.</p>
    </div>
    <EnterCode onFound={onFound} />
    <ButtonLink
      variant="primary"
      to={paths.newHackathon}
      className="sm:mt-6 sm:min-h-10 sm:pointer-coarse:min-h-11"
    >
      Organize a hackathon
    </ButtonLink>
  </section>
);
