import { useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { shortcutsAreOn, setShortcutsOn } from './shortcut-setting.ts';

const shortcuts: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ['?'], action: 'Show this list' },
  { keys: ['c'], action: 'Create a ticket' },
  { keys: ['/'], action: 'Filter tickets' },
  { keys: ['Ctrl+K', '⌘K'], action: 'Search everything' },
  { keys: ['z', 'Ctrl+Z', '⌘Z'], action: 'Undo the last move or deletion' },
  { keys: ['b'], action: 'Go to the first ticket on the board' },
  { keys: ['↑ ↓ ← →', 'k j h l'], action: 'Go to the next ticket or column' },
  { keys: ['Home', 'End'], action: 'Go to the first or last ticket in the column' },
  {
    keys: ['Space', 'Enter'],
    action:
      'Pick up a ticket. Move it with the arrow keys, then press the key again to drop it or Escape to cancel',
  },
  { keys: ['m'], action: 'Open the Move menu' },
  { keys: ['o'], action: 'Open the ticket' },
];

/** Lists the board's keyboard shortcuts, with a switch to turn single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(shortcutsAreOn);
  const change = (next: boolean) => {
    setShortcutsOn(next);
    setOn(next);
  };
  return (
    <Dialog onOpenChange={onClose} size="md" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {shortcuts.map(({ keys, action }) => (
          <div key={action} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex flex-wrap items-start gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-edge bg-sunken px-1.5 font-sans text-sm font-semibold whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-2.5 border-t border-line pt-4">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          checked={on}
          onChange={(event) => change(event.target.checked)}
        />
        Single-key shortcuts
      </label>
    </Dialog>
  );
}
