import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SettingsForm } from './settings-form-values.ts';

/** Which role is edited, by its key in the form. Editing moves the focus to its name. */
export function useEditedRole(keys: readonly string[]) {
  const { formState, setFocus } = useFormContext<SettingsForm>();
  const [edited, setEdited] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const errors = formState.errors.roles;
  const [knownErrors, setKnownErrors] = useState(errors);
  const [countBefore, setCountBefore] = useState<number>();
  // A role with an error opens, so that one sees what is wrong.
  if (errors !== knownErrors) {
    setKnownErrors(errors);
    const wrong = keys.find((_, at) => errors?.[at]);
    if (wrong !== undefined) setEdited(wrong);
  }
  // So does one that has been added.
  if (countBefore !== undefined && keys.length > countBefore) {
    setCountBefore(undefined);
    setEdited(keys.at(-1));
  }
  const at = edited === undefined ? -1 : keys.indexOf(edited);
  useEffect(() => {
    if (at >= 0) setFocus(`roles.${at}.name`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moving a role keeps the focus
  }, [edited, knownErrors, setFocus]);
  return {
    edited,
    /** The role whose form has just been closed. */
    closed,
    edit: (key: string) => {
      setEdited(key);
      setClosed(undefined);
    },
    close: () => {
      setClosed(edited);
      setEdited(undefined);
    },
    editNext: () => setCountBefore(keys.length),
  };
}
