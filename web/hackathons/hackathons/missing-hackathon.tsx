import { useNavigate } from 'react-router';
import { realHackathonsPath } from '#web/site/areas/hackathons-path.ts';
import { isHidden } from '#web/site/areas/modes.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { MisfitPiece } from '#web/ui/pieces/misfit-piece.tsx';
import { EnterCode } from './enter-code.tsx';

/** Nothing is here, or only for people with the code. */
export function MissingHackathon() {
  const navigate = useNavigate();
  return (
    <div className="flex flex-col items-center gap-5 py-10 text-center sm:py-16">
      <DocumentTitle>Hackathon not found</DocumentTitle>
      <MisfitPiece className="w-48" />
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          We can’t open this hackathon
        </h1>
        <p className="mt-2 max-w-line text-soft">
          The link may be old or incomplete. Some hackathons only open with their code.
        </p>
      </div>
      <div className="text-left">
        <EnterCode onFound={({ slug, code }) => void navigate(paths.hackathon(slug, code))} />
      </div>
      {!isHidden('hackathons') && (
        <ButtonLink to={realHackathonsPath()}>See live hackathons</ButtonLink>
      )}
    </div>
  );
}
