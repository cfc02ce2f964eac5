import { useRouteError } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Where a screen broke. What a person typed in other places is not touched. */
export function CrashScreen() {
  const error = useRouteError();
  const isMissingFile = error instanceof TypeError && /import|fetch|module/i.test(error.message);
  return (
    <div role="alert" className="mx-auto max-w-xl py-12">
      <title>Something broke · Pieces</title>
      <EmptyState
        title={
          <h1 tabIndex={-1}>
            {isMissingFile ? 'This page did not arrive' : 'Something broke on this page'}
          </h1>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={() => location.reload()}>
              Load this page again
            </Button>
            <a href={paths.home} className={buttonClasses()}>
              Go to Home
            </a>
          </div>
        }
      >
        {isMissingFile
          ? 'The connection was lost, or Pieces was renewed while you were here. Loading it again usually helps.'
          : 'It is our fault, not yours. Loading it again usually helps.'}
      </EmptyState>
    </div>
  );
}
