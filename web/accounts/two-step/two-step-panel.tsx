import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoStep } from '#contract/accounts/two-step.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { twoStepQuery, useTurnOn } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { NewCodes, RemoveApp, TurnOff } from './two-step-dialogs.tsx';

type Shown = 'app' | 'off' | 'remove-app' | 'new-codes' | undefined;

/** Two-step sign-in: an authenticator app or a passkey after the password, with recovery codes. */
export function TwoStepPanel({ hasPasskey }: { hasPasskey: boolean }) {
  const query = useQuery(twoStepQuery);
  const { data } = query;
  const [shown, setShown] = useState<Shown>();
  const [codes, setCodes] = useState<string[]>([]);
  const showRecoveryCodes = (fresh: string[]) => {
    setShown(undefined);
    setCodes(fresh);
    toast({ tone: 'success', title: 'Two-step sign-in is on' });
  };
  if (!data)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load two-step sign-in."
        className="py-6!"
      />
    );
  const close = () => setShown(undefined);
  return (
    <div className="grid gap-4">
      <State twoStep={data} />
      <Actions
        twoStep={data}
        hasPasskey={hasPasskey}
        onShow={setShown}
        onTurnedOn={showRecoveryCodes}
      />
      {shown === 'app' && <SetUpApp onClose={close} onDone={showRecoveryCodes} />}
      <TurnOff open={shown === 'off'} onClose={close} />
      <RemoveApp open={shown === 'remove-app'} onClose={close} />
      <NewCodes open={shown === 'new-codes'} onClose={close} onCodes={setCodes} />
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </div>
  );
}

const State = ({ twoStep: { isOn, hasApp, recoveryCodesLeft } }: { twoStep: TwoStep }) =>
  isOn ? (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
      <Badge tone="green">On</Badge>
      {hasApp ? 'Authenticator app' : 'Passkey'} · {recoveryCodesLeft} of 10 recovery codes left
    </p>
  ) : (
    <p className="text-soft">
      Off. Turn it on to require a code or a passkey after your password, Google or GitHub.
    </p>
  );

type ActionsProps = {
  twoStep: TwoStep;
  hasPasskey: boolean;
  onShow: (shown: Shown) => void;
  onTurnedOn: (codes: string[]) => void;
};

function Actions({ twoStep: { isOn, hasApp }, hasPasskey, onShow, onTurnedOn }: ActionsProps) {
  const turnOn = useTurnOn();
  const turnOnWithPasskey = () =>
    turnOn.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => onTurnedOn(recoveryCodes),
      onError: (error) => toastFailure('Two-step sign-in is still off', error),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => onShow('app')}>
        {hasApp ? 'Change authenticator app' : 'Set up an authenticator app'}
      </Button>
      {!isOn && hasPasskey && (
        <Button busy={turnOn.isPending} onClick={turnOnWithPasskey}>
          Use my passkey
        </Button>
      )}
      {hasApp && hasPasskey && <Button onClick={() => onShow('remove-app')}>Remove app</Button>}
      {isOn && (
        <>
          <Button onClick={() => onShow('new-codes')}>New recovery codes</Button>
          <Button variant="danger" onClick={() => onShow('off')}>
            Turn off
          </Button>
        </>
      )}
    </div>
  );
}
