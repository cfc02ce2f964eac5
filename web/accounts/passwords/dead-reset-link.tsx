import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { MisfitPiece } from '#web/ui/pieces/misfit-piece.tsx';

/** Says why a reset link doesn't work, and offers a new one. */
export function DeadResetLink({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <DocumentTitle>{title}</DocumentTitle>
      <MisfitPiece className="w-36" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        {title}
      </h1>
      <p className="text-soft">{children}</p>
      <ButtonLink to={paths.forgotPassword} variant="primary">
        Ask for a new link
      </ButtonLink>
    </div>
  );
}
