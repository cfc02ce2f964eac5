import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/sessions.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { sessionsQuery, useEndSessions } from './queries.ts';

/** The sessions of the person, each with a button to sign out. */
export function SessionList({ onEndedElsewhere }: { onEndedElsewhere: () => void }) {
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  const end = useEndSessions();
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const signOut = (which: number | 'others') =>
    end.mutate(which, {
      onSuccess: () => {
        toast({
          tone: 'success',
          title: which === 'others' ? 'Signed out everywhere else' : 'Signed out of that browser',
        });
        if (which === 'others') onEndedElsewhere();
      },
      onError: (failure) => toastFailure('Couldn’t sign out', failure),
    });
  if (!sessions)
    return (
      <NotLoaded query={query} failure="Couldn’t load your sessions. Try again." className="py-6" />
    );
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onSignOut={() => signOut(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button
            busy={end.isPending && end.variables === 'others'}
            onClick={() => signOut('others')}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  );
}

type SessionRowProps = { session: Session; busy: boolean; onSignOut: () => void };

const SessionRow = ({ session, busy, onSignOut }: SessionRowProps) => (
  <li className="flex min-h-14 items-center gap-3 px-3 py-2">
    <div className="min-w-0 flex-1">
      <p className="font-medium">{session.device}</p>
      <p className="text-sm wrap-anywhere text-soft">
        Since{' '}
        <time dateTime={session.createdAt}>{formatDateTime(new Date(session.createdAt))}</time>,
        from {session.address}
      </p>
    </div>
    {session.current ? (
      <Badge tone="green">This browser</Badge>
    ) : (
      <Button size="sm" variant="quiet" busy={busy} onClick={onSignOut}>
        Sign out<span className="sr-only"> {session.device}</span>
      </Button>
    )}
  </li>
);
