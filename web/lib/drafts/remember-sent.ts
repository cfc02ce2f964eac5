import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Remembers what is in a form while it's saved. Returns a function that runs `reset`, which sets the form
 * to what was saved, and puts back what was typed meanwhile. That counts as changed. Returns whether there was any.
 */
export function rememberSent<Form extends FieldValues>({
  getValues,
  setValue,
}: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>) {
  const sent = structuredClone(getValues());
  return (reset: () => void) => {
    const typed = getValues();
    reset();
    const changed = (Object.keys(sent) as Path<Form>[]).filter(
      (name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]),
    );
    for (const name of changed) setValue(name, typed[name], { shouldDirty: true });
    return changed.length > 0;
  };
}
