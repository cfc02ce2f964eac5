import { type Discipline, disciplines } from '#contract/values/vocabulary.ts';

type DisciplinesFieldProps = {
  value: readonly Discipline[];
  /** How many can be chosen. */
  most?: number;
  onChange: (value: Discipline[]) => void;
};

/** Kinds of work, the first one chosen first. */
export function DisciplinesField({ value, most = 3, onChange }: DisciplinesFieldProps) {
  const isFull = value.length >= most;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
      {disciplines.map((discipline) => {
        const isChosen = value.includes(discipline);
        return (
          <label
            key={discipline}
            className="flex min-h-9 items-center gap-2.5 has-disabled:opacity-50 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onChange(
                  isChosen ? value.filter((one) => one !== discipline) : [...value, discipline],
                )
              }
            />
            {discipline}
          </label>
        );
      })}
    </div>
  );
}
