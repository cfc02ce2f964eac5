import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Stops the emails that a link is about. It asks first, because mail scanners open links too. */
export function Unsubscribe({ token }: { token: string }) {
  const stop = useMutation({
    mutationFn: () => call('POST /unsubscribe/{token}', { params: { token } }),
  });
  if (stop.data) return <Notice tone="success">{stop.data.message}</Notice>;
  return (
    <div className="grid gap-4">
      <p className="text-soft">We won’t send you emails like this one anymore.</p>
      <Failure error={stop.error} fallback="Couldn’t stop these emails. Try again." />
      <Button variant="primary" size="lg" busy={stop.isPending} onClick={() => stop.mutate()}>
        {stop.isPending ? 'Stopping...' : 'Stop these emails'}
      </Button>
    </div>
  );
}
