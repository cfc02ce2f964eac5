import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { onRefusal } from '#web/lib/api/api.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { IdentityPrompt } from './session/identity-prompt.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PendingLogout } from './session/pending-logout.tsx';
import { SessionEnded } from './session/session-ended.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { NavigationProgress } from './navigation-progress.tsx';

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

async function keepPlaceAfterReload() {
  if (!wasReloaded()) return;
  (await import('./restore-late-scroll.ts')).restoreLateScroll();
}

const reloadOnce = async () => (await import('#web/site/areas/reload-once.ts')).reloadOnce();

/** Header, screen, footer. */
export function Shell() {
  useFocusOnNavigation();
  useKeptFocus();
  useEffect(() => void keepPlaceAfterReload(), []);
  useEffect(() => onRefusal('not_live', reloadOnce), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="floating fixed top-2 left-2 z-30 -translate-y-20 px-4 py-2 font-semibold text-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <OfflineBar />
      <PendingLogout />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-shell flex-1 px-4 py-6 sm:px-6">
        <NavigationProgress />
        <Outlet />
        <SessionEnded />
        <IdentityPrompt />
        {/* Every address that is opened has the key "default". */}
        <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
      </main>
      <Footer />
    </div>
  );
}
