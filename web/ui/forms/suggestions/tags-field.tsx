import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { TagsInput, type TagsInputProps } from './tags-input.tsx';

type TagsFieldProps<Values extends FieldValues> = {
  name: FieldPathByValue<Values, string[]>;
  control: Control<Values>;
  /** Called before the field changes. */
  onChange?: () => void;
} & Omit<TagsInputProps, 'value' | 'onChange' | 'error' | 'ref'>;

/** A list of tags that is a field of a form. */
export function TagsField<Values extends FieldValues>({
  name,
  control,
  onChange,
  ...input
}: TagsFieldProps<Values>) {
  const {
    field: { ref, value, onChange: change },
    fieldState,
  } = useController({ name, control });
  return (
    <TagsInput
      {...input}
      ref={ref}
      value={value}
      error={fieldState.error?.message}
      onChange={(tags) => {
        onChange?.();
        change(tags);
      }}
    />
  );
}
