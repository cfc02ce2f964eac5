import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/pieces/logo.tsx';

type HeaderFrameProps = { children?: ReactNode; menu?: ReactNode };

/** The bar at the top with the logo. The server writes it into the page, so it's there right away. */
export const HeaderFrame = ({ children, menu }: HeaderFrameProps) => (
  <header className="relative z-20 border-b border-line bg-paper print:hidden">
    <div className="mx-auto flex min-h-14 max-w-shell items-center px-4 sm:gap-x-2 max-lg:flex-wrap max-sm:px-[min(1rem,4vw)] sm:px-6">
      <Link to={paths.home} aria-label="Pieces, home" className="-ml-1 rounded-md p-1">
        <Logo />
      </Link>
      {children}
    </div>
    {menu}
  </header>
);
