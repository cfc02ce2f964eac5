import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Remembers what is in a form while it's saved. Returns a function that runs `reset`, which sets the form
 * to what was saved, and puts back what was typed meanwhile. That counts as changed.
 */
export function rememberSent<Form extends FieldValues>({
  getValues,
  setValue,
}: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>) {
  const sent = structuredClone(getValues());
  return (reset: () => void) => {
    const typed = getValues();
    reset();
    for (const name of Object.keys(sent) as Path<Form>[])
      if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
        setValue(name, typed[name], { shouldDirty: true });
  };
}
