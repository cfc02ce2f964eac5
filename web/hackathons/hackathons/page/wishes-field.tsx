import { maxWishes } from '#contract/hackathons/hackathon-rules.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { Tag } from '#web/ui/text/tag.tsx';

type Person = { id: number; name: string };

type WishesFieldProps = {
  people: readonly Person[];
  /** The ids of the chosen people. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Whom someone would like to be with. */
export function WishesField({ people, value, onChange }: WishesFieldProps) {
  const isFull = value.length >= maxWishes;
  const chosen = people.filter(({ id }) => value.includes(String(id)));
  return (
    <div>
      <Select
        label="People you’d like to team up with"
        hideLabel
        className="max-w-80"
        disabled={isFull}
        value=""
        onChange={(id) => onChange([...value, id])}
        options={[
          { value: '', label: isFull ? 'Remove one to add another' : 'Add a person' },
          ...people
            .filter(({ id }) => !value.includes(String(id)))
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {chosen.length > 0 && (
        <ul aria-label="People you’d like to team up with" className="mt-3 flex flex-wrap gap-1.5">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Tag onRemove={() => onChange(value.filter((one) => one !== String(id)))}>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
