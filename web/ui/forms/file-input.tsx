import type { ChangeEvent, ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type FileInputProps = ComponentProps<'label'> & {
  accept: string;
  onChoose: (file: File) => Promise<void>;
};

/** A file input that looks like its label. */
export function FileInput({ accept, onChoose, className, children, ...rest }: FileInputProps) {
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) void onChoose(file);
    // Otherwise, choosing the same file again would do nothing.
    input.value = '';
  };
  return (
    <label
      {...rest}
      className={classNames(
        className,
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <input type="file" accept={accept} onChange={choose} className="sr-only" />
      {children}
    </label>
  );
}
