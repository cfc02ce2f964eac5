import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';

type DecideButtonProps = Omit<ComponentProps<typeof DecideDialog>, 'onClose' | 'isUnreported'>;

/** Decides about something in a list, reported or not. */
export function DecideButton(about: DecideButtonProps) {
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsDeciding(true)}>
        Take action<span className="sr-only"> on {about.title}</span>
      </Button>
      {isDeciding && <DecideDialog {...about} isUnreported onClose={() => setIsDeciding(false)} />}
    </>
  );
}
