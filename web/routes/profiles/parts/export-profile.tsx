import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '#contract/profiles/profiles.ts';
import { ownCredentialsQuery } from '#web/profiles/credentials/queries.ts';
import { useDialogState } from '#web/profiles/profiles/editing/use-dialog-state.ts';
import { isFilledIn } from '#web/profiles/profiles/is-filled-in.ts';
import { Button } from '#web/ui/button.tsx';

const loadList = () => import('./export-list.tsx');
const ExportList = lazy(loadList);
const BadgeDialog = lazy(() => import('./badge-dialog.tsx'));
const CredentialsDialog = lazy(() => import('#web/profiles/credentials/credentials-dialog.tsx'));

/** A menu of what people can take from their profile to other places. */
export default function ExportProfile({ profile }: { profile: Profile }) {
  const { data, isError } = useQuery(ownCredentialsQuery);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [badge, credentials] = [useDialogState(), useDialogState()];
  const hasProfile = isFilledIn(profile);
  // After a failure, the dialog offers to try again.
  const hasCredentials = data ? data.areAvailable && data.credentials.length > 0 : isError;
  if (!hasProfile && !hasCredentials) return null;
  const close = () => setAnchor(null);
  const print = () => {
    // An open menu keeps the page from scrolling, and would be printed.
    flushSync(close);
    setTimeout(() => window.print());
  };
  const finalFocus = () => button.current ?? true;
  return (
    <section aria-labelledby="export" className="flex flex-wrap items-center gap-4 print:hidden">
      <h2 id="export" className="text-lg">
        Take it with you
      </h2>
      <Button
        ref={button}
        size="sm"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={() => setAnchor(button.current)}
      >
        Export
        <ChevronDown aria-hidden className="size-4" />
      </Button>
      <Suspense>
        {anchor && (
          <ExportList
            {...{ anchor, hasProfile, hasCredentials }}
            userId={profile.id}
            onClose={close}
            onPrint={print}
            onShowBadge={badge.show}
            onShowCredentials={credentials.show}
          />
        )}
      </Suspense>
      <Suspense>
        {badge.key && (
          <BadgeDialog
            {...{ profile, finalFocus }}
            key={badge.key}
            open={badge.isOpen}
            onClose={badge.hide}
          />
        )}
      </Suspense>
      <Suspense>
        {credentials.key && (
          <CredentialsDialog
            key={credentials.key}
            finalFocus={finalFocus}
            // It closes with the last one, because nothing is left to do in it.
            open={credentials.isOpen && hasCredentials}
            onClose={credentials.hide}
          />
        )}
      </Suspense>
    </section>
  );
}
