import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';

export function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Otherwise, choosing the same file again would do nothing.
          currentTarget.value = '';
        }}
      />
      <IconButton label="Attach a file" className="-ml-2" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden className="size-5" />
      </IconButton>
    </>
  );
}
