import { useLayoutEffect, useRef } from 'react';
import type { OwnRepositoryNames } from '#contract/board/repository-names.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Copyable } from '#web/ui/forms/copyable.tsx';

type NameCodeProps = {
  code: NonNullable<OwnRepositoryNames['code']>;
  onCheck: () => void;
  isChecking: boolean;
};

/** The code that confirms a user name, and what to do with it. */
export function NameCode({ code: { text, expiresAt }, onCheck, isChecking }: NameCodeProps) {
  const steps = useRef<HTMLDivElement>(null);
  // It replaces the button that was pressed. Before the page looks for another place for its focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) steps.current?.focus();
  }, []);
  return (
    <div ref={steps} tabIndex={-1} className="grid gap-3 rounded-md bg-sunken p-4 outline-none">
      <Copyable
        label="Code"
        value={text}
        hint={`Works once, until ${formatDate(new Date(expiresAt))}.`}
      />
      <p>
        Paste this code into the description of a new pull or merge request in your team’s connected
        repository. Each repository needs its own code.
      </p>
      <div>
        <Button size="sm" busy={isChecking} onClick={onCheck}>
          Check now
        </Button>
      </div>
    </div>
  );
}
