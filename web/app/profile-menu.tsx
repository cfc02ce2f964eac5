import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { paths } from '#web/app/paths.ts';
import { useProfile } from '#web/features/profiles/queries.ts';
import { hasSession } from '#web/lib/cookies.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';

const AccountMenu = lazy(() => import('#web/app/account-menu.tsx'));

/** Who is here and where they can go; for a visitor, the way in. */
export function ProfileMenu() {
  const { profile } = useProfile();
  const isVisitor = profile === null || (profile === undefined && !hasSession());
  if (isVisitor) {
    return (
      <ButtonLink to={paths.login} variant="primary" size="sm" className="mx-1">
        Login
      </ButtonLink>
    );
  }
  return (
    <Suspense fallback={<AccountButton profile={profile} disabled />}>
      <AccountMenu profile={profile} />
    </Suspense>
  );
}

type AccountButtonProps = ComponentProps<'button'> & { profile: Profile | undefined };

export function AccountButton({ profile, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      aria-label="Your account"
      {...rest}
      className={`${buttonLook({ variant: 'quiet' })} px-1.5!`}
    >
      <Avatar name={profile?.firstName} seed={profile?.id} />
      <ChevronDown aria-hidden className="size-4 text-soft" />
    </button>
  );
}
