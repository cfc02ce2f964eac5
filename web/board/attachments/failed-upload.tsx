import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { nameOf } from './attachment-link.ts';

/** What to tell, and whether trying again can help. */
export type Failure = { message: string; canRetry: boolean };

type FailedUploadProps = {
  file: File;
  failure: Failure;
  onRetry: () => void;
  onRemove: () => void;
};

/** Says why a file isn't attached. */
export function FailedUpload({ file, failure, onRetry, onRemove }: FailedUploadProps) {
  const name = nameOf(file);
  return (
    <Notice
      tone="error"
      action={
        <div className="flex gap-2">
          {failure.canRetry && (
            <Button onClick={onRetry}>
              Try again<span className="sr-only"> with {name}</span>
            </Button>
          )}
          <Button onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      }
    >
      <span className="wrap-anywhere">
        Couldn’t attach <bdi>{name}</bdi>. {failure.message}
      </span>
    </Notice>
  );
}
