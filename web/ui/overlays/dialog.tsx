import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useRef } from 'react';
import { buttonClasses } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReadOnlyWhileSending } from '#web/ui/forms/sending.tsx';

type DialogProps = {
  /** Without it, the dialog is open for as long as it's rendered. */
  open?: boolean;
  /** Called with false when the person closes it. Without it, the dialog cannot be dismissed. */
  onOpenChange?: (open: boolean) => void;
  /** Called when it's gone, after its animation. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** For a question of a few lines: on a phone, it only covers the lower part of the screen. */
  isShort?: boolean;
  /** Covers the page and any open dialog instead of dimming them. */
  coversPage?: boolean;
  /**
   * The element to focus first; false if the content does it. By default the first field, or without
   * one the close button. On a touchscreen it's the dialog, so that no keyboard covers it.
   */
  initialFocus?: RefObject<HTMLElement | null> | boolean;
  /** What gets the focus when it closes: true for what had it before, false if it's moved elsewhere. */
  finalFocus?: () => HTMLElement | boolean;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** A modal dialog, full screen on phones. Its texts are read-only while a button in it is busy. */
export function Dialog({
  open = true,
  onOpenChange,
  onClosed,
  title,
  description,
  children,
  footer,
  size = 'md',
  isShort = false,
  coversPage = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      disablePointerDismissal={!onOpenChange}
    >
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className={classNames(backdropClasses, coversPage && 'bg-paper!')}
        />
        <Base.Popup
          ref={popup}
          initialFocus={initialFocus ?? (() => findFirstFocus(popup.current))}
          {...(finalFocus && { finalFocus })}
          className={classNames(
            popupClasses,
            widths[size],
            isShort && 'max-sm:top-auto max-sm:rounded-t-lg',
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-xl">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-body text-soft">
                  {description}
                </Base.Description>
              )}
            </div>
            {onOpenChange && (
              // As high as the title's first line, so that it's level with it at any size.
              <div className="-mr-2 flex h-lh items-center text-xl">
                <Base.Close
                  aria-label="Close"
                  className={classNames(
                    buttonClasses({ variant: 'quiet', size: 'sm' }),
                    'aspect-square px-0!',
                  )}
                >
                  <X aria-hidden className="size-5" />
                </Base.Close>
              </div>
            )}
          </header>
          <ReadOnlyWhileSending>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
                {footer}
              </footer>
            )}
          </ReadOnlyWhileSending>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function findFirstFocus(dialog: HTMLElement | null): HTMLElement | true {
  if (matchMedia('(pointer: coarse)').matches) return dialog ?? true;
  return dialog?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ?? true;
}

/** As high as a dialog, so that it also dims the one that its own dialog was opened from. */
export const backdropClasses =
  'fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';

const popupClasses = classNames(
  'fixed inset-0 z-50 flex flex-col bg-surface outline-none',
  'sm:floating sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(88dvh,56rem)] sm:w-[calc(100vw-3rem)] sm:-translate-1/2',
  'transition-[opacity,scale] ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
);
