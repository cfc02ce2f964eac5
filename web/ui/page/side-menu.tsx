import { Link, type To } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

type SideMenuProps = {
  label: string;
  items: readonly { name: string; to: To; current: boolean }[];
};

/** Links to the sections of a screen, at its side, or above it on phones. */
export const SideMenu = ({ label, items }: SideMenuProps) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-1 md:grid">
      {items.map(({ name, to, current }) => (
        <li key={name} className="shrink-0">
          <Link
            to={to}
            aria-current={current ? 'page' : undefined}
            className={classNames(
              'flex min-h-10 items-center rounded-md px-3 font-medium whitespace-nowrap pointer-coarse:min-h-11',
              current ? 'bg-accent-soft text-ink' : 'text-soft hover:text-ink',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
