import { languageCodes } from '#contract/values/lists/languages.ts';
import { languageName } from '#web/lib/working-style-names.ts';
import { Tag } from '#web/ui/text/tag.tsx';
import { Select } from './select.tsx';

/** Leaves out codes that the browser has no name for, and those that share one, such as “Akan”. */
const all = languageCodes
  .map((value) => ({ value, label: languageName(value) }))
  .filter(({ value, label }) => label !== value)
  .filter((one, index, named) => named.findIndex(({ label }) => label === one.label) === index)
  .toSorted((a, b) => a.label.localeCompare(b.label));

const maxLanguages = 5;

type LanguagesFieldProps = {
  hint: string;
  value: string[];
  onChange: (codes: string[]) => void;
};

/** The languages that a team or a person speaks. */
export function LanguagesField({ hint, value, onChange }: LanguagesFieldProps) {
  const isFull = value.length >= maxLanguages;
  return (
    <div>
      <Select
        label="Languages"
        hint={hint}
        className="max-w-80"
        disabled={isFull}
        value=""
        onChange={(code) => onChange([...value, code])}
        options={[
          { value: '', label: isFull ? 'Remove one to add another' : 'Add a language' },
          ...all.filter((one) => !value.includes(one.value)),
        ]}
      />
      {value.length > 0 && (
        <ul aria-label="Languages" className="mt-3 flex flex-wrap gap-1.5">
          {value.map((code) => (
            <li key={code}>
              <Tag onRemove={() => onChange(value.filter((one) => one !== code))}>
                {languageName(code)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
