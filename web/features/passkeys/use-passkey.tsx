import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { call } from '#web/lib/api.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { canUsePasskeys, isCancelled, signWithPasskey } from './browser.ts';

type UsePasskeyProps<Result> = {
  label: string;
  /** Sends what the browser has signed. */
  send: (response: Record<string, unknown>) => Promise<Result>;
  onDone: (result: Result) => void;
};

/** A button that proves who someone is with a passkey; nothing where the browser can have none. */
export function UsePasskey<Result>({ label, send, onDone }: UsePasskeyProps<Result>) {
  const use = useMutation({
    mutationFn: async () => {
      const { options } = await call('POST /auth/passkey/options');
      return send(await signWithPasskey(options));
    },
    onSuccess: onDone,
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="grid gap-2.5">
      {use.error && (
        <Notice tone="error">
          {isCancelled(use.error)
            ? 'No passkey was used. Try again, or choose another way.'
            : getErrorMessage(use.error, 'Couldn’t use your passkey. Try again.')}
        </Notice>
      )}
      <Button
        size="lg"
        icon={<KeyRound aria-hidden className="size-5" />}
        busy={use.isPending}
        onClick={() => use.mutate()}
      >
        {label}
      </Button>
    </div>
  );
}
