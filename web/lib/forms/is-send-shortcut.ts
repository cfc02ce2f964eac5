type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Whether someone sends a text with the keyboard, where Enter alone begins a line. */
export const isSendShortcut = ({ key, ctrlKey, metaKey }: Key) =>
  key === 'Enter' && (ctrlKey || metaKey);
