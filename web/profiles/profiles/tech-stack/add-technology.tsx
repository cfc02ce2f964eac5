import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useRef, useState } from 'react';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { readFormDraft, writeFormDraft } from '#web/lib/drafts/form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SuggestField } from '#web/ui/forms/suggestions/suggest-field.tsx';
import { levelOptions } from './skill-levels.ts';
import { checkEntry, emptyEntry, isBlank } from './tech-stack-form.ts';

type AddTechnologyOptions = {
  draftKey: string;
  /** The current list, to refuse duplicates. */
  existing: () => readonly Pick<TechStackEntry, 'technology'>[];
  onAdd: (entry: TechStackEntry) => void;
};

/** The state of the add section. The dialog uses it too, so that a started entry isn't lost. */
export function useAddTechnology({ draftKey, existing, onAdd }: AddTechnologyOptions) {
  const draft = { key: draftKey, empty: emptyEntry };
  const [typed, setTyped] = useState(() => readFormDraft(draft));
  const [errors, setErrors] = useState<{ technology?: string; description?: string }>({});
  const input = useRef<HTMLInputElement>(null);

  const change = (next: TechStackEntry) => {
    setTyped(next);
    writeFormDraft(draft, next);
    setErrors({});
  };

  /** Adds the entry, or shows why it's invalid. Returns whether it was added. */
  function add(): boolean {
    const checked = checkEntry(typed, { existing: existing() });
    input.current?.focus();
    if ('errors' in checked) {
      setErrors(checked.errors);
      return false;
    }
    onAdd(checked.entry);
    change(emptyEntry);
    return true;
  }

  return {
    typed,
    errors,
    input,
    isStarted: !isBlank(typed),
    taken: () => existing().map(({ technology }) => technology),
    change: (changed: Partial<TechStackEntry>) => change({ ...typed, ...changed }),
    clear: () => change(emptyEntry),
    add,
  };
}

export function AddTechnology({ adding }: { adding: ReturnType<typeof useAddTechnology> }) {
  const { typed, errors, input, change, add } = adding;
  const addOnEnter = (event: KeyboardEvent) => {
    // Enter in an empty field submits the form.
    if (event.key !== 'Enter' || !adding.isStarted) return;
    event.preventDefault();
    add();
  };
  return (
    <section
      aria-labelledby="add-technology"
      className="grid grid-cols-1 gap-3 rounded-lg bg-sunken p-4 sm:grid-cols-[minmax(0,1fr)_11rem]"
    >
      <h3 id="add-technology" className="sm:col-span-2">
        Add a technology
      </h3>
      <SuggestField
        ref={input}
        label="Technology"
        placeholder="TypeScript"
        labels={knownSkills}
        taken={adding.taken()}
        value={typed.technology}
        error={errors.technology}
        onTyped={(technology) => change({ technology })}
        onEnter={addOnEnter}
      />
      <Select
        label="Skill level"
        value={typed.skillLevel}
        options={levelOptions}
        onChange={(skillLevel) => change({ skillLevel })}
      />
      <TextArea
        label="Description"
        rows={2}
        placeholder="What you’ve built with it"
        className="sm:col-span-2"
        value={typed.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="flex justify-end sm:col-span-2">
        <Button icon={<Plus aria-hidden className="size-4" />} onClick={add}>
          Add
        </Button>
      </div>
    </section>
  );
}
