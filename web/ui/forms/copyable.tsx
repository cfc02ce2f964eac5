import { Button } from '#web/ui/button.tsx';
import { copyText } from './copy-text.ts';
import { Field } from './field.tsx';

type CopyableProps = { label: string; value: string; hint?: string };

/** A text to copy. */
export const Copyable = ({ label, value, hint }: CopyableProps) => (
  <div className="flex items-start gap-2">
    <Field
      label={label}
      value={value}
      hint={hint}
      readOnly
      className="min-w-0 flex-1"
      onFocus={({ target }) => target.select()}
    />
    <Button className="mt-6 h-10 pointer-coarse:h-11" onClick={() => copyText(label, value)}>
      Copy<span className="sr-only"> {label.toLowerCase()}</span>
    </Button>
  </div>
);
