import { Navigate, Outlet, useLocation } from 'react-router';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { getLoginPath } from './session.ts';

/** Sends visitors to /login, which brings them back. */
export function RequireSignIn() {
  const { profile } = useProfile();
  const { pathname, search, hash } = useLocation();
  if (profile !== null) return <Outlet />;
  // React may still render this screen while the browser is already navigating away.
  const isHere = pathname === location.pathname;
  return isHere && <Navigate to={getLoginPath(pathname + search + hash)} replace />;
}
