import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useRef, useState } from 'react';
import { buttonClasses } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

const loadList = () => import('./more-menu-list.tsx');
const MoreMenuList = lazy(loadList);

export type MoreAction = { label: string; tone?: 'danger'; onPress: () => void };

type MoreMenuProps = {
  /** What the actions are for, such as "More actions for Aino". */
  label: string;
  actions: readonly MoreAction[];
  className?: string;
};

/** Actions that few people need often, behind a "⋯" button. */
export function MoreMenu({ label, actions, className }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // A menu is heavy: it is loaded when someone is about to open it.
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={() => setAnchor(button.current)}
        className={classNames(
          buttonClasses({ variant: 'quiet', size: 'sm' }),
          'aspect-square px-0!',
          className,
        )}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      <Suspense>
        {anchor && <MoreMenuList {...{ label, actions, anchor }} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
