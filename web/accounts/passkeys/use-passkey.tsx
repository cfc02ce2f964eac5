import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { canUsePasskeys, isCanceled, signWithPasskey } from './webauthn.ts';

type UsePasskeyProps<Result> = {
  label: string;
  /** Sends the browser's signed response to the server. */
  send: (response: Record<string, unknown>) => Promise<Result>;
  onDone: (result: Result) => void;
};

/** A button to sign in or confirm with a passkey. Renders nothing if the browser does not support them. */
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
          {isCanceled(use.error)
            ? 'No passkey was used. Try again, or sign in another way.'
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
