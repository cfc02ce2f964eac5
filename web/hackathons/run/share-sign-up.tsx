import Copy from 'lucide-react/icons/copy';
import QrCode from 'lucide-react/icons/qr-code';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/forms/copy-text.ts';

const SignUpPoster = lazy(() => import('./sign-up-poster.tsx'));

type ShareSignUpProps = { name: string; code: string; url: string };

/** The code and the link to sign up, to copy or to show on a wall. */
export function ShareSignUp({ name, code, url }: ShareSignUpProps) {
  const [isShown, setShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const icon = <Copy aria-hidden className="size-4" />;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-sm">
        <dt className="text-soft">Code</dt>
        <dd className="font-mono text-base font-semibold tracking-wider select-all">{code}</dd>
        <dt className="text-soft">Link</dt>
        <dd className="truncate select-all">{url}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={icon} onClick={() => copyText('Code', code)}>
          Copy code
        </Button>
        <Button size="sm" icon={icon} onClick={() => copyText('Link', url)}>
          Copy link
        </Button>
        <Button
          size="sm"
          icon={<QrCode aria-hidden className="size-4" />}
          onClick={() => {
            setShown(true);
            setWasShown(true);
          }}
        >
          Show QR code
        </Button>
      </div>
      <Suspense>
        {wasShown && (
          <SignUpPoster {...{ name, code, url }} open={isShown} onOpenChange={setShown} />
        )}
      </Suspense>
    </>
  );
}
