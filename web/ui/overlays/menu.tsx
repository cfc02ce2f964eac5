import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useRef } from 'react';
import { Link, type To } from 'react-router';

type MenuProps = {
  label: string;
  /** The button that opens it and gets the focus back. */
  anchor: HTMLElement;
  align?: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
};

/** A dropdown menu of actions and links. Load it lazily. */
export function Menu({ label, anchor, align = 'end', onClose, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  // Without a Menu.Trigger, Base UI does not focus the first item.
  const focusFirst = () => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  return (
    <Base.Root
      open
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => open && focusFirst()}
    >
      <Base.Portal role="region" aria-label={label}>
        <Base.Positioner sideOffset={6} align={align} anchor={anchor} className="z-60 outline-none">
          <Base.Popup
            ref={list}
            finalFocus={() => (anchor.isConnected ? anchor : null)}
            className="floating min-w-44 p-1 outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClasses =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 text-body outline-none select-none data-highlighted:bg-accent-soft pointer-coarse:min-h-11';

export const MenuItem = ({
  icon,
  onPress,
  tone,
  children,
}: {
  icon?: ReactNode;
  onPress: () => void;
  tone?: 'danger';
  children: ReactNode;
}) => (
  <Base.Item
    onClick={onPress}
    className={tone === 'danger' ? `${itemClasses} text-red-ink` : itemClasses}
  >
    {icon}
    {children}
  </Base.Item>
);

type MenuLinkProps = {
  icon?: ReactNode;
  to: To;
  /** Downloads what the link leads to, under this name. */
  download?: string;
  children: ReactNode;
};

export function MenuLink({ icon, to, download, children }: MenuLinkProps) {
  const file = download !== undefined && { download, reloadDocument: true };
  return (
    <Base.LinkItem render={<Link to={to} {...file} />} closeOnClick className={itemClasses}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export const MenuSeparator = () => <Base.Separator className="mx-1 my-1 h-px bg-line" />;
