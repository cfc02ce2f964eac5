import { toast } from '#web/ui/feedback/toast.tsx';

/** How long Undo is offered. */
const undoSeconds = 10;

let last: (() => void) | undefined;

/** Shows a toast with an Undo button. The board's undo shortcut does the same. */
export function offerUndo(title: string, undo: () => void) {
  const once = () => {
    withdraw();
    undo();
  };
  const close = toast({
    id: 'undo',
    tone: 'success',
    title,
    seconds: undoSeconds,
    action: { label: 'Undo', onPress: once },
  });
  const timer = setTimeout(() => withdraw(), undoSeconds * 1000);
  const withdraw = () => {
    clearTimeout(timer);
    close();
    if (last === once) last = undefined;
  };
  last = once;
}

/** Undoes the last action while Undo is offered. Returns whether there was one. */
export function undoLast(): boolean {
  const undo = last;
  undo?.();
  return undo !== undefined;
}
