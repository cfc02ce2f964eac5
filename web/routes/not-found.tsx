import { useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MisfitPiece } from '#web/ui/pieces/misfit-piece.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col items-center py-10 text-center sm:py-20">
      <DocumentTitle>Page not found</DocumentTitle>
      <MisfitPiece className="w-56" />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        This piece doesn’t fit anywhere
      </h1>
      <p className="mt-2 mb-6 max-w-line text-soft">
        There’s no page at <span className="font-semibold break-all text-ink">{pathname}</span>. The
        link may be old or mistyped.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.home} variant="primary">
          Go to Home
        </ButtonLink>
        <ButtonLink to={paths.projects}>Explore Projects</ButtonLink>
      </div>
    </div>
  );
}
