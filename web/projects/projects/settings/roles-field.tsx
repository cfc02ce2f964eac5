import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { EditRole } from './edit-role.tsx';
import { RoleActions } from './role-actions.tsx';
import { RoleSummary } from './role-summary.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { useEditedRole } from './use-edited-role.ts';

const maxRoles = 30;
const newRole = { name: '', places: 1, level: 'any', mentors: false } as const;

/** The roles that the team needs, in order. One of them is edited at a time. */
export function RolesField() {
  const { control, formState, getValues } = useFormContext<SettingsForm>();
  const roles = useFieldArray({ control, name: 'roles', keyName: 'key' });
  const { fields } = roles;
  const { edited, closed, edit, close, editNext } = useEditedRole(fields.map(({ key }) => key));
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors.roles;
  const error = errors?.message ?? errors?.root?.message;
  const add = () => {
    roles.append({ ...newRole, skills: [] }, { shouldFocus: false });
    editNext();
  };
  const remove = (at: number) => {
    roles.remove(at);
    addButton.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {fields.length === 0 && (
        <p className="text-soft">This team isn’t looking for anyone right now.</p>
      )}
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
                onDone={close}
              />
            </li>
          ) : (
            <RoleSummary
              key={key}
              role={getValues(`roles.${at}`)}
              isFocused={key === closed}
              onEdit={() => edit(key)}
            />
          ),
        )}
      </ul>
      {error && (
        <p role="alert" className="text-sm text-red-ink">
          {error}
        </p>
      )}
      <PlacesHint />
      {fields.length < maxRoles && (
        <Button
          ref={addButton}
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={add}
        >
          Add a role
        </Button>
      )}
    </div>
  );
}

/** Says what happens if the roles have more places than the team. */
function PlacesHint() {
  const [roles, teamSize] = useWatch<SettingsForm, ['roles', 'teamSize']>({
    name: ['roles', 'teamSize'],
  });
  const places = roles.reduce((sum, role) => sum + role.places, 0);
  if (places <= teamSize) return null;
  return (
    <output className="text-sm text-soft">
      Your roles add up to {places} people, but the team size is {teamSize}. Roles close once the
      team is full.
    </output>
  );
}
