import { Toast as Base } from '@base-ui/react/toast';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { buttonClasses } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ToastPlace } from './toast-place.ts';
import { useReturnFromToasts } from './use-return-from-toasts.ts';
import { useToastPlace } from './use-toast-place.ts';
import { type KeyedToast, registerToaster, type ToastAction, type ToastTone } from './toast.tsx';

type ToastData = { tone: ToastTone; choices?: ToastAction[] | undefined };

const manager = Base.createToastManager<ToastData>();

/** Renders the toasts created with `toast()`. */
export default function Toaster() {
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Viewport />
      </Base.Portal>
    </Base.Provider>
  );
}

function Viewport() {
  const { toasts } = Base.useToastManager<ToastData>();
  const viewport = useRef<HTMLDivElement>(null);
  const shown = toasts.map(({ id }) => id).join(' ');
  const place = useToastPlace(viewport, shown);
  const returnFocus = useReturnFromToasts(viewport, shown);
  useEffect(() => registerToaster({ show, hide: manager.close }), []);
  return (
    <Base.Viewport
      ref={viewport}
      {...returnFocus}
      className={classNames('fixed z-70 flex flex-col gap-2', places[place])}
    >
      <List toasts={toasts} isOnTop={place === 'top'} />
    </Base.Viewport>
  );
}

/** The distances from the edges are those in `toast-place.ts`. */
const places: Record<ToastPlace, string> = {
  'bottom-right': 'right-4 bottom-4 w-96 max-w-[calc(100vw-2rem)]',
  'bottom-left': 'bottom-4 left-4 w-96 max-w-[calc(100vw-2rem)]',
  bottom: 'inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))]',
  'above-footer': 'inset-x-4 bottom-[calc(6rem+env(safe-area-inset-bottom))]',
  top: 'inset-x-4 top-[calc(0.5rem+env(safe-area-inset-top))] mx-auto max-w-96',
};

type ListProps = {
  toasts: ReturnType<typeof Base.useToastManager<ToastData>>['toasts'];
  isOnTop: boolean;
};

const List = ({ toasts, isOnTop }: ListProps) =>
  toasts.map((item) => (
    <Base.Root
      key={item.id}
      toast={item}
      swipeDirection={['right', isOnTop ? 'up' : 'down']}
      className={toastClasses}
      // It can be focused, so it must not be hidden from screen readers. Base UI announces urgent toasts
      // in a live region of its own, so they are not live here.
      {...(item.priority === 'high' && { 'aria-hidden': undefined, 'aria-live': 'off' })}
    >
      <Base.Content className="flex items-start gap-3 p-3.5">
        <span
          aria-hidden
          className={classNames(
            'w-1 self-stretch rounded-full',
            stripes[item.data?.tone ?? 'info'],
          )}
        />
        {/* The action is next to a single line, and below a title with a description. */}
        <div
          className={classNames(
            'min-w-0 flex-1',
            !item.description && 'flex flex-wrap items-center justify-between gap-x-3 gap-y-2',
          )}
        >
          <Base.Title
            render={<p />}
            className="line-clamp-3 min-w-0 text-body font-semibold wrap-anywhere"
          />
          <Base.Description className="text-sm wrap-anywhere text-soft" />
          {item.actionProps && (
            <Base.Action
              className={classNames(
                buttonClasses({ variant: 'secondary', size: 'sm' }),
                item.description ? 'mt-2' : '-my-1',
              )}
            />
          )}
          {item.data?.choices && <Choices toastId={item.id} choices={item.data.choices} />}
        </div>
        <Base.Close
          aria-label="Close message"
          aria-hidden={undefined}
          className="-m-1 grid size-8 place-items-center rounded-md text-soft hover:bg-sunken"
        >
          <X aria-hidden className="size-4" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));

const Choices = ({ toastId, choices }: { toastId: string; choices: ToastAction[] }) => (
  <div className="mt-2 flex flex-wrap gap-1.5">
    {choices.map(({ label, onPress }) => (
      <button
        key={label}
        type="button"
        className={classNames(buttonClasses({ size: 'sm' }), 'max-w-full')}
        onClick={() => {
          manager.close(toastId);
          onPress();
        }}
      >
        <span className="truncate">{label}</span>
      </button>
    ))}
  </div>
);

function show({ id, title, description, tone = 'info', action, choices, seconds }: KeyedToast) {
  const handleAction = () => {
    manager.close(id);
    action?.onPress();
  };
  manager.add({
    id,
    title,
    description,
    data: { tone, choices },
    priority: tone === 'error' ? 'high' : 'low',
    timeout: (seconds ?? (action ? 0 : tone === 'error' ? 8 : 5)) * 1000,
    ...(action && { actionProps: { children: action.label, onClick: handleAction } }),
  });
}

const stripes = { info: 'bg-accent', success: 'bg-green-ink', error: 'bg-red-ink' };

const toastClasses = classNames(
  'floating w-full translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-limited:hidden',
  'transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
);
