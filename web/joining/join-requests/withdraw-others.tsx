import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ownRequestsQuery, useWithdrawRequests } from './queries.ts';

/** Offers someone who was accepted to withdraw their other requests. All of them are ticked. */
export function WithdrawOthers() {
  const { data } = useQuery(ownRequestsQuery);
  const [kept, setKept] = useState<readonly number[]>([]);
  const withdraw = useWithdrawRequests();
  const others = data?.filter(({ state }) => state === 'waiting') ?? [];
  if (others.length === 0) return null;
  const chosen = others.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  const toggle = (id: number) =>
    setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);
  const submit = async () => {
    await withdraw.mutateAsync(chosen).then(
      () => toast({ tone: 'success', title: `Withdrew ${formatCount(chosen.length, 'request')}` }),
      () => undefined,
    );
  };
  return (
    <section
      aria-labelledby="other-requests"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="other-requests" className="text-lg">
        {others.length === 1
          ? 'Withdraw your other request?'
          : `Withdraw your other ${others.length} requests?`}
      </h2>
      <Failure error={withdraw.error} fallback="Couldn’t withdraw them. Try again." />
      <div>
        {others.map(({ id, project, role }) => (
          <label key={id} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={!kept.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0 wrap-anywhere">
              {project.name}
              {role && ` as ${role}`}
            </span>
          </label>
        ))}
      </div>
      <div>
        <Button
          disabled={chosen.length === 0}
          busy={withdraw.isPending}
          onClick={() => void submit()}
        >
          Withdraw
        </Button>
      </div>
    </section>
  );
}
