import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { secondStep } from '#contract/accounts/two-step.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { appQuery, useSetUpApp } from './queries.ts';

const QrCode = lazy(async () => ({ default: (await import('#web/ui/qr-code.tsx')).QrCode }));

type SetUpAppProps = {
  onClose: () => void;
  /** Called with recovery codes if two-step sign-in was off before. */
  onDone: (recoveryCodes: string[]) => void;
};

/**
 * Sets up an authenticator app. The person enters one code from it, so that nobody is locked out by an
 * app that does not work.
 */
export function SetUpApp({ onClose, onDone }: SetUpAppProps) {
  const { data, error, refetch, isFetching } = useQuery(appQuery);
  const setUp = useSetUpApp();
  const form = useForm({ resolver: zodResolver(secondStep), defaultValues: { code: '' } });
  const { setFocus } = form;
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) setFocus('code');
  }, [isReady, setFocus]);
  const submit = handleSend(form, ['code'], async ({ code }) => {
    if (!data) return;
    onDone((await setUp.mutateAsync({ secret: data.secret, code })).recoveryCodes);
  });
  return (
    <Dialog
      onOpenChange={onClose}
      size="sm"
      title="Set up an authenticator app"
      description="Scan this with an app such as Aegis, 2FAS or Google Authenticator, then enter the code it shows."
      footer={
        <DialogActions onCancel={onClose} form="set-up-app" busy={setUp.isPending}>
          {setUp.isPending ? 'Checking...' : 'Turn on'}
        </DialogActions>
      }
    >
      {!data && (
        <NotLoaded
          query={{ error, refetch }}
          busy={isFetching}
          failure="Couldn’t prepare the code."
          className="py-10!"
        />
      )}
      {data && (
        <form id="set-up-app" onSubmit={submit} noValidate className="grid gap-4">
          <div className="grid justify-items-center gap-2">
            <Suspense fallback={<div className="size-48" />}>
              <QrCode text={data.uri} label="QR code for your authenticator app" />
            </Suspense>
            <p className="text-sm text-soft">
              Can’t scan it? Enter this key in the app:{' '}
              <code className="wrap-anywhere text-ink select-all">
                {data.secret.match(/.{4}/g)?.join(' ')}
              </code>
            </p>
          </div>
          <FormFailure
            error={setUp.error}
            fields={['code']}
            fallback="Couldn’t check the code. Try again."
          />
          <Field
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
        </form>
      )}
    </Dialog>
  );
}
