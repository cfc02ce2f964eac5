import { useRef } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SearchPanel } from './search-panel.tsx';

type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Searches the whole site. */
export default function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasGone = useRef(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => (hasGone.current = false)}
      title="Search"
      initialFocus={input}
      // A page that was opened has it.
      finalFocus={() => !hasGone.current}
    >
      <SearchPanel
        input={input}
        onGo={(isElsewhere) => {
          hasGone.current = isElsewhere;
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
