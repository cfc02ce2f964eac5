import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Link, type To } from 'react-router';

type MenuProps = {
  /** The button that opens it; it gets the trigger's properties. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
  /** For a menu that comes only when it is asked for. */
  defaultOpen?: boolean;
};

/** A list of actions and places that opens from a button. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <MenuPopup label="Menu" align={align}>
        {children}
      </MenuPopup>
    </Base.Root>
  );
}

type MenuPopupProps = {
  label: string;
  align?: 'start' | 'end';
  /** Where it opens, if not at its trigger. */
  anchor?: Element;
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
};

/** The list itself, for a menu whose button stands elsewhere. */
export const MenuPopup = ({
  label,
  align = 'end',
  anchor,
  finalFocus,
  children,
}: MenuPopupProps) => (
  <Base.Portal role="region" aria-label={label}>
    <Base.Positioner
      sideOffset={6}
      align={align}
      {...(anchor && { anchor })}
      className="z-60 outline-none"
    >
      <Base.Popup
        className="floating min-w-44 p-1 outline-none"
        {...(finalFocus && { finalFocus })}
      >
        {children}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
);

const itemLook =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 text-[0.9375rem] outline-none select-none data-highlighted:bg-accent-soft pointer-coarse:min-h-11';

export function MenuItem({
  icon,
  onPress,
  tone,
  ref,
  children,
}: {
  ref?: Ref<HTMLElement> | undefined;
  icon?: ReactNode;
  onPress: () => void;
  tone?: 'danger';
  children: ReactNode;
}) {
  return (
    <Base.Item
      ref={ref}
      onClick={onPress}
      className={tone === 'danger' ? `${itemLook} text-red-ink` : itemLook}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuLink({
  icon,
  to,
  children,
}: {
  icon?: ReactNode;
  to: To;
  children: ReactNode;
}) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={itemLook}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export const MenuSeparator = () => <Base.Separator className="mx-1 my-1 h-px bg-line" />;
