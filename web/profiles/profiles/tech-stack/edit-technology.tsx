import Trash2 from 'lucide-react/icons/trash-2';
import { Controller } from 'react-hook-form';
import { IconButton } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { levelOptions } from './skill-levels.ts';
import type { TechStackFormState } from './tech-stack-form.ts';

type EditTechnologyProps = {
  form: TechStackFormState;
  index: number;
  technology: string;
  onRemove: () => void;
};

/** One technology in the list: its level, description and Remove button. */
export const EditTechnology = ({ form, index, technology, onRemove }: EditTechnologyProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-2 py-3 first:pt-0 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
    <p className="self-center font-semibold max-sm:col-start-1">{technology}</p>
    <Controller
      name={`techStack.${index}.skillLevel`}
      control={form.control}
      render={({ field: { ref, value, onChange } }) => (
        <Select
          label={`Skill level of ${technology}`}
          hideLabel
          size="sm"
          className="max-sm:col-span-2 max-sm:row-start-2"
          options={levelOptions}
          {...{ ref, value, onChange }}
        />
      )}
    />
    <IconButton size="sm" label={`Remove ${technology}`} onClick={onRemove}>
      <Trash2 aria-hidden className="size-4" />
    </IconButton>
    <TextArea
      label={`Description of ${technology}`}
      hideLabel
      rows={2}
      placeholder="What you’ve built with it"
      className="col-span-full"
      error={form.formState.errors.techStack?.[index]?.description?.message}
      {...form.register(`techStack.${index}.description`)}
    />
  </li>
);
