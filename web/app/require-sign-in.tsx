import { Navigate, Outlet, useLocation } from 'react-router';
import { getLoginPath } from '#web/app/session.ts';
import { useProfile } from '#web/features/profiles/queries.ts';

/** Leads a visitor to /login, and from there back to here. */
export function RequireSignIn() {
  const { profile } = useProfile();
  const { pathname, search, hash } = useLocation();
  if (profile !== null) return <Outlet />;
  // The browser may be on its way already, while React still draws the screen that it left.
  const isHere = pathname === window.location.pathname;
  return isHere && <Navigate to={getLoginPath(pathname + search + hash)} replace />;
}
