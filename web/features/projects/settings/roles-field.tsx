import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { EditRole } from './edit-role.tsx';
import type { SettingsForm } from './settings-form-values.ts';

const maxRoles = 30;

/** The roles that the team needs, in order. */
export function RolesField() {
  const { control, formState } = useFormContext<SettingsForm>();
  const { fields, append, remove, swap } = useFieldArray({
    control,
    name: 'roles',
    keyName: 'key',
  });
  const { errors } = formState;
  const error = errors.roles?.message ?? errors.roles?.root?.message;
  return (
    <div className="grid grid-cols-1 gap-4">
      {fields.length === 0 && <p className="text-soft">This team looks for nobody right now.</p>}
      <ul className="grid grid-cols-1 gap-4">
        {fields.map((role, at) => (
          <li key={role.key} className="rounded-lg border border-line bg-surface p-4">
            <EditRole at={at} />
            <div className="mt-3 flex flex-wrap gap-1">
              <Button
                size="sm"
                variant="quiet"
                disabled={at === 0}
                icon={<ArrowUp aria-hidden className="size-4" />}
                onClick={() => swap(at, at - 1)}
              >
                Move up
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={at === fields.length - 1}
                icon={<ArrowDown aria-hidden className="size-4" />}
                onClick={() => swap(at, at + 1)}
              >
                Move down
              </Button>
              <Button
                size="sm"
                variant="quiet"
                icon={<Trash aria-hidden className="size-4" />}
                onClick={() => remove(at)}
              >
                Delete role
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm text-red-ink">
          {error}
        </p>
      )}
      {fields.length < maxRoles && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() =>
            append({
              name: '',
              places: 1,
              skills: [],
              level: 'any',
              mentors: false,
            })
          }
        >
          Add a role
        </Button>
      )}
    </div>
  );
}
