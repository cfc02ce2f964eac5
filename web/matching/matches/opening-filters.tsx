import { disciplines, goals } from '#contract/values/vocabulary.ts';
import { goalNames } from '#web/lib/working-style-names.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { OpeningFilter } from './queries.ts';

type OpeningFiltersProps = { filter: OpeningFilter; onChange: (filter: OpeningFilter) => void };

const disciplineOptions = [
  { value: '', label: 'Any work' } as const,
  ...disciplines.map((value) => ({ value, label: value })),
];
const goalOptions = [
  { value: '', label: 'Any goal' } as const,
  ...goals.map((value) => ({ value, label: goalNames[value] })),
];

export const OpeningFilters = ({ filter, onChange }: OpeningFiltersProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Select
      label="Kind of work"
      hideLabel
      size="sm"
      className="min-w-32 flex-1 sm:max-w-40"
      value={filter.discipline ?? ''}
      options={disciplineOptions}
      onChange={(value) => onChange({ ...filter, discipline: value || undefined })}
    />
    <Select
      label="Goal"
      hideLabel
      size="sm"
      className="min-w-32 flex-1 sm:max-w-48"
      value={filter.goal ?? ''}
      options={goalOptions}
      onChange={(value) => onChange({ ...filter, goal: value || undefined })}
    />
    <label className="flex min-h-9 items-center gap-2 text-body pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={filter.together === 'yes'}
        onChange={({ target }) =>
          onChange({ ...filter, together: target.checked ? 'yes' : undefined })
        }
      />
      Only teams with people you’d build with again
    </label>
  </div>
);
