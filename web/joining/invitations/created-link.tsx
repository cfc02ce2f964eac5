import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/forms/copy-text.ts';
import { Field } from '#web/ui/forms/field.tsx';

/** A link that was just created, to copy. */
export const CreatedLink = ({ url }: { url: string }) => (
  <div className="flex flex-wrap items-end gap-2">
    <Field
      label="Your new link"
      hint="Copy it now. For security, we only show it once."
      className="min-w-0 flex-1 basis-72"
      readOnly
      value={url}
      onFocus={(event) => event.target.select()}
    />
    <Button className="mb-6 h-10 pointer-coarse:h-11" onClick={() => copyText('Link', url)}>
      Copy link
    </Button>
  </div>
);
