import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useProfile } from '#web/features/profiles/queries.ts';

/** Leads a visitor to /login, and from there back to here. */
export function SignedInOnly() {
  const { profile } = useProfile();
  const { pathname, search, hash } = useLocation();
  if (profile === null) return <Navigate to={paths.loginFor(pathname + search + hash)} replace />;
  return <Outlet />;
}
