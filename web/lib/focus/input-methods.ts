type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The code of every key that an input method handles, also of the Enter that Safari sends after it has ended. */
const handledByInputMethod = 229;

/** Whether a key belongs to an input method, such as the Enter that chooses among Japanese words. */
const isForInputMethod = ({ isComposing, keyCode }: Key) =>
  isComposing || keyCode === handledByInputMethod;

/**
 * Keeps keys that belong to an input method from everything that handles keys: fields, dialogs, menus and
 * shortcuts, ours and those of libraries. Call it once, before anything else listens.
 */
export function leaveKeysToInputMethods(target: Pick<EventTarget, 'addEventListener'>) {
  const keep = (event: Event) => {
    if (isForInputMethod(event as KeyboardEvent)) event.stopImmediatePropagation();
  };
  target.addEventListener('keydown', keep, true);
  target.addEventListener('keyup', keep, true);
}
