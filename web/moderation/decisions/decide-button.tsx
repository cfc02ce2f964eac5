import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';

type DecideButtonProps = Omit<ComponentProps<typeof DecideDialog>, 'onClose' | 'isUnreported'>;

/** Decides about something in a list, reported or not. An icon, because few need it. */
export function DecideButton(about: DecideButtonProps) {
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={`Take action on ${about.title}`}
        onClick={() => setIsDeciding(true)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </IconButton>
      {isDeciding && <DecideDialog {...about} isUnreported onClose={() => setIsDeciding(false)} />}
    </>
  );
}
