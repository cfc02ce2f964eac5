import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { describeRole } from './describe-setting.ts';
import type { RoleValues } from './settings-values.ts';

type RoleSummaryProps = {
  role: RoleValues;
  /** Whether its button takes the focus, because its form has just been closed. */
  isFocused: boolean;
  onEdit: () => void;
};

/** A role in one line. */
export function RoleSummary({ role, isFocused, onEdit }: RoleSummaryProps) {
  const name = role.name || 'Unnamed role';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm wrap-anywhere text-soft">{describeRole(role)}</p>
      </div>
      <Button ref={button} size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </li>
  );
}
