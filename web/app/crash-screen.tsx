import { useRouteError } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shown in place of a screen that crashed. */
export function CrashScreen() {
  const error = useRouteError();
  const isMissingFile = error instanceof TypeError && /import|fetch|module/i.test(error.message);
  return (
    <div role="alert" className="mx-auto max-w-xl py-12">
      <title>Something broke · Pieces</title>
      <EmptyState
        title={
          <h1 tabIndex={-1}>
            {isMissingFile ? 'This page didn’t load' : 'Something broke on this page'}
          </h1>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={() => location.reload()}>
              Reload page
            </Button>
            <a href={paths.home} className={buttonClasses()}>
              Go to Home
            </a>
          </div>
        }
      >
        {isMissingFile
          ? 'You lost your connection, or Pieces was updated while you were here. Reloading usually helps.'
          : 'It’s our fault, not yours. Reloading usually helps.'}
      </EmptyState>
    </div>
  );
}
