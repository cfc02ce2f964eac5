import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { AreaName } from '#contract/values/areas.ts';
import { isHidden } from '#web/site/areas/modes.ts';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/button.tsx';
import { HeaderBell } from './header-bell.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const links: { to: string; name: string; area?: AreaName }[] = [
  { to: paths.projects, name: 'Projects' },
  { to: paths.events, name: 'Events', area: 'events' },
  { to: paths.business, name: 'Business Portal', area: 'business' },
  { to: paths.hackathons, name: 'Hackathons', area: 'hackathons' },
  { to: paths.forum, name: 'Forum', area: 'forum' },
  { to: paths.philosophy, name: 'Philosophy' },
];

export function Header() {
  const { key } = useLocation();
  // The location the menu is open at, so that navigating closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      // The focused link is about to be hidden.
      if (menu.current?.contains(document.activeElement)) opener.current?.focus();
      setOpenAt(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  const Icon = open ? X : Menu;
  return (
    <HeaderFrame
      menu={
        <nav
          ref={menu}
          id="menu"
          aria-label="Menu"
          hidden={!open}
          className="absolute inset-x-0 top-full grid border-b border-line bg-surface px-4 py-2 shadow-float lg:hidden [[hidden]]:hidden"
        >
          <NavLinks linkClasses={getSheetLinkClasses} />
        </nav>
      }
    >
      <nav aria-label="Main" className="ml-6 hidden self-stretch lg:flex">
        <NavLinks linkClasses={getBarLinkClasses} />
      </nav>
      <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-1">
        <ThemeSwitch />
        <HeaderSearch />
        <HeaderBell />
        <ProfileMenu />
        <IconButton
          ref={opener}
          label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="menu"
          className="lg:hidden"
          onClick={() => setOpenAt(open ? undefined : key)}
        >
          <Icon aria-hidden className="size-5.5" />
        </IconButton>
      </div>
    </HeaderFrame>
  );
}

const NavLinks = ({ linkClasses }: { linkClasses: (state: { isActive: boolean }) => string }) =>
  links.map(
    ({ to, name, area }) =>
      !isHidden(area) && (
        <NavLink key={to} to={to} className={linkClasses}>
          {name}
        </NavLink>
      ),
  );

const getBarLinkClasses = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'relative flex items-center px-3 text-body focus-visible:-outline-offset-2',
    isActive
      ? 'font-semibold text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:rounded-t-sm after:bg-accent'
      : 'font-medium text-soft hover:text-ink',
  );

const getSheetLinkClasses = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'rounded-md px-2 py-2.5 text-base',
    isActive ? 'bg-accent-soft font-semibold text-ink' : 'font-medium text-soft',
  );
