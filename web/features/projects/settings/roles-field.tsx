import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { EditRole } from './edit-role.tsx';
import { PlacesHint } from './places-hint.tsx';
import { RoleActions } from './role-actions.tsx';
import { RoleSummary } from './role-summary.tsx';
import type { SettingsForm } from './settings-form-values.ts';

const maxRoles = 30;
const newRole = { name: '', places: 1, skills: [], level: 'any', mentors: false } as const;

/** The roles that the team needs, in order. One of them is edited at a time. */
export function RolesField() {
  const { control, formState, setFocus, getValues } = useFormContext<SettingsForm>();
  const roles = useFieldArray({ control, name: 'roles', keyName: 'key' });
  const { fields } = roles;
  const [edited, setEdited] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors.roles;
  const wrong = fields.findIndex((_, at) => errors?.[at]);
  const wrongKey = fields[wrong]?.key;
  const editedAt = fields.findIndex(({ key }) => key === edited);

  // A role with an error opens, so that one sees what is wrong.
  useEffect(() => {
    if (wrongKey !== undefined) setEdited(wrongKey);
  }, [wrongKey, errors]);
  useEffect(() => {
    if (editedAt >= 0) setFocus(`roles.${editedAt}.name`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moving a role keeps the focus
  }, [edited, setFocus]);
  const lastKey = fields.at(-1)?.key;
  useEffect(() => {
    if (!isAdding) return;
    setIsAdding(false);
    setEdited(lastKey);
  }, [isAdding, lastKey]);

  const remove = (at: number) => {
    roles.remove(at);
    addButton.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {fields.length === 0 && <p className="text-soft">This team looks for nobody right now.</p>}
      <ul className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {fields.map(({ key }, at) =>
          key === edited ? (
            <li key={key} className="p-4">
              <EditRole at={at} />
              <RoleActions
                isFirst={at === 0}
                isLast={at === fields.length - 1}
                onMove={(by) => roles.swap(at, at + by)}
                onDelete={() => remove(at)}
                onDone={() => {
                  setEdited(undefined);
                  setClosed(key);
                }}
              />
            </li>
          ) : (
            <RoleSummary
              key={key}
              role={getValues(`roles.${at}`)}
              isFocused={key === closed}
              onEdit={() => {
                setEdited(key);
                setClosed(undefined);
              }}
            />
          ),
        )}
      </ul>
      {(errors?.message ?? errors?.root?.message) && (
        <p role="alert" className="text-sm text-red-ink">
          {errors?.message ?? errors?.root?.message}
        </p>
      )}
      <PlacesHint />
      {fields.length < maxRoles && (
        <Button
          ref={addButton}
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            roles.append({ ...newRole, skills: [] }, { shouldFocus: false });
            setIsAdding(true);
          }}
        >
          Add a role
        </Button>
      )}
    </div>
  );
}
