import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type RecoveryCodesProps = { codes: string[]; onClose: () => void };

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Dialog
      size="sm"
      title="Save your recovery codes"
      description="Each one signs you in once, after your password, if you lose your phone or passkey. We won’t show them again."
      footer={
        <>
          <Button onClick={() => void copy()}>{copied ? 'Copied' : 'Copy'}</Button>
          <a
            className="link self-center px-2 font-semibold"
            download="pieces-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            Download
          </a>
          <Button variant="primary" onClick={onClose}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="grid gap-1 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-body"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
