import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { shortcuts, shortcutsAreOn, switchShortcuts } from './shortcuts.ts';

/** The keys of the board, and a switch for those who want none. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(shortcutsAreOn);
  const change = (next: boolean) => {
    switchShortcuts(next);
    setOn(next);
  };
  return (
    <Dialog open onOpenChange={onClose} size="md" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid">
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
            <dd>{does}</dd>
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
        Turn on single-key shortcuts
      </label>
    </Dialog>
  );
}
