import { maxLabels } from '#contract/values/ticket-limits.ts';

type ChooseLabelsProps = {
  /** The choices: the project's technologies. Labels that aren't among them can only be removed. */
  technologies: readonly string[];
  value: readonly string[];
  onChange: (labels: string[]) => void;
  disabled?: boolean;
};

/** A checkbox for each technology of the project, up to three of which can be chosen. */
export function ChooseLabels({ technologies, value, onChange, disabled }: ChooseLabelsProps) {
  const choices = [...technologies, ...value.filter((label) => !technologies.includes(label))];
  const isFull = value.length >= maxLabels;
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {choices.map((label) => {
          const isChosen = value.includes(label);
          return (
            <li key={label} className="min-w-0">
              <label className="flex min-h-7 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={disabled || (isFull && !isChosen)}
                  onChange={() =>
                    onChange(
                      isChosen ? value.filter((other) => other !== label) : [...value, label],
                    )
                  }
                  className="size-4 shrink-0 accent-accent"
                />
                <span dir="auto" className="truncate">
                  {label}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-sm text-soft">
        {choices.length === 0
          ? 'The technologies of your project become labels. Add them in the project’s settings.'
          : `Up to ${maxLabels}, from the project’s tech stack.`}
      </p>
    </>
  );
}
