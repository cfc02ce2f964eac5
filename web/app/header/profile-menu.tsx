import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useRef, useState } from 'react';
import { fullName } from '#contract/values/full-name.ts';
import { paths } from '#web/lib/paths.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(loadMenu);

/** The account button and its dropdown, or a Login link for visitors. */
export function ProfileMenu() {
  const { profile } = useProfile();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isVisitor = profile === null || (profile === undefined && !hasSession());
  if (isVisitor) {
    return (
      <ButtonLink to={paths.login} variant="primary" size="sm" className="mx-1">
        Login
      </ButtonLink>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Your account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // The menu is a separate chunk, loaded when someone is about to open it.
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setAnchor(button.current)}
        className={`${buttonClasses({ variant: 'quiet' })} px-1.5! max-sm:px-0!`}
      >
        <PersonPiece
          name={profile && fullName(profile)}
          seed={profile?.id}
          photo={profile?.avatar}
        />
        <ChevronDown aria-hidden className="size-4 text-soft max-sm:hidden" />
      </button>
      <Suspense>
        {anchor && (
          <AccountMenu profile={profile} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
