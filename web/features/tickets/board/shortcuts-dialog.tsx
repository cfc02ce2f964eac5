import { useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { shortcuts, shortcutsAreOn, setShortcutsOn } from './shortcuts.ts';

/** Lists the board's keyboard shortcuts, with a switch to turn single keys off. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(shortcutsAreOn);
  const change = (next: boolean) => {
    setShortcutsOn(next);
    setOn(next);
  };
  return (
    <Dialog open onOpenChange={onClose} size="md" title="Keyboard shortcuts">
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
        Turn on single-key shortcuts
      </label>
    </Dialog>
  );
}
