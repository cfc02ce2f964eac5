import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';

export const copyLink = (url: string) =>
  void navigator.clipboard.writeText(url).then(
    () => toast({ id: 'invitation', title: 'Link copied', tone: 'success' }),
    () => toast({ id: 'invitation', title: 'Couldn’t copy the link', tone: 'error' }),
  );

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
    <Button className="mb-6 h-10 pointer-coarse:h-11" onClick={() => copyLink(url)}>
      Copy link
    </Button>
  </div>
);
