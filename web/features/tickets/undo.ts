import { toast } from '#web/ui/toast.tsx';

/** For how long something can be taken back. */
const seconds = 10;

let last: (() => void) | undefined;

/** Says what was done, and offers to take it back: by its button, or with a key of the board. */
export function offerUndo(title: string, undo: () => void) {
  const once = () => {
    withdraw();
    undo();
  };
  const close = toast({
    id: 'undo',
    tone: 'success',
    title,
    seconds,
    action: { label: 'Undo', onPress: once },
  });
  const timer = setTimeout(() => withdraw(), seconds * 1000);
  const withdraw = () => {
    clearTimeout(timer);
    close();
    if (last === once) last = undefined;
  };
  last = once;
}

/** Takes the last thing back, as long as that is offered; answers whether it was. */
export function undoLast(): boolean {
  const undo = last;
  undo?.();
  return undo !== undefined;
}
