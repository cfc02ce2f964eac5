import { lazy, Suspense } from 'react';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { hasSession } from '#web/lib/api/cookies.ts';

const Bell = lazy(() => import('#web/notifications/notifications/bell.tsx'));

/** The bell of someone signed in. Its place is free until it has loaded, so that nothing moves. */
export function HeaderBell() {
  const { profile } = useProfile();
  if (profile === null || (profile === undefined && !hasSession())) return null;
  const place = <span className="size-9.5 pointer-coarse:size-11" />;
  return <Suspense fallback={place}>{profile ? <Bell userId={profile.id} /> : place}</Suspense>;
}
