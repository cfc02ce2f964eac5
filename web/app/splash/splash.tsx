import { useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { LogoMark } from '#web/ui/pieces/logo.tsx';
import { showsSplash, splashKeys, splashTimes } from './splash-rules.ts';

/** Evaluated once per page load. What the server renders has no splash. */
export const isSplashDue =
  typeof document === 'object' &&
  showsSplash({
    isRecent: document.documentElement.dataset.visited !== undefined,
    path: location.pathname,
  });
remember(splashKeys.lastVisit, String(Date.now()));

/** Covers the page while it loads. A click or a key skips it. */
export function Splash() {
  const [phase, setPhase] = useState<'blank' | 'shown' | 'over'>(isSplashDue ? 'blank' : 'over');
  const over = phase === 'over';
  useEffect(() => {
    if (over) return undefined;
    const end = () => {
      setPhase('over');
      remember(splashKeys.seen, 'true');
    };
    const timers = [
      setTimeout(() => setPhase('shown'), splashTimes.tagline),
      setTimeout(end, splashTimes.end),
    ];
    document.addEventListener('keydown', end);
    document.addEventListener('pointerdown', end);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('keydown', end);
      document.removeEventListener('pointerdown', end);
    };
  }, [over]);

  if (over) return null;
  return (
    <div aria-hidden className="fixed inset-0 z-100 grid place-items-center bg-paper">
      {phase === 'shown' && (
        <div className="flex flex-col items-center gap-7 px-6 text-center">
          <LogoMark complete className="h-16 animate-fade-in sm:h-20" />
          <div className={classNames('animate-fade-in [animation-delay:350ms]')}>
            <p className="font-display text-hero font-bold tracking-tight">Pieces</p>
            <p className="mt-2 text-lg text-soft sm:text-xl">Find Your Missing Piece</p>
          </div>
        </div>
      )}
      <p className="absolute bottom-8 text-sm text-faint">Press any key or click to skip</p>
    </div>
  );
}

function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}
