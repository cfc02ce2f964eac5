import { useFormContext, useWatch } from 'react-hook-form';
import { knownRoles } from '#contract/values/lists/known-labels.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import type { ProjectForm } from './project-form.ts';

type TeamRequirementsProps = { creator?: { id: number; name: string } | undefined };

/** Step 2: who is missing. Previews the team as it will look on the card. */
export function TeamRequirements({ creator }: TeamRequirementsProps) {
  const { control, clearErrors, setValue } = useFormContext<ProjectForm>();
  const [teamSize, lookingFor, typed] = useWatch({
    control,
    name: ['teamSize', 'lookingFor', 'newRole'],
  });
  // The creator has a place too.
  const free = teamSize - 1;
  return (
    <div className="grid grid-cols-1 gap-6">
      <TagsField
        name="lookingFor"
        control={control}
        label="Looking for"
        hint="The roles your team needs, one at a time."
        placeholder="Frontend Developer"
        labels={knownRoles}
        add="Add"
        typed={typed}
        onTyped={(text) => setValue('newRole', text)}
        onChange={() => clearErrors('lookingFor')}
      />
      <div>
        <p className="mb-2 text-sm font-semibold">Your team</p>
        {lookingFor.length > free && (
          <p className="mb-3 text-sm text-soft">
            {formatCount(lookingFor.length, 'role')}, but only {formatCount(free, 'opening')}. Roles
            close when the team is full. To fit everyone, raise the team size under Basic
            Information.
          </p>
        )}
        <TeamPuzzle
          key={creator?.id}
          size="lg"
          members={creator ? [creator] : []}
          teamSize={teamSize}
          lookingFor={lookingFor}
        />
      </div>
    </div>
  );
}
