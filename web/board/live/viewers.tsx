import type { Presence } from '#contract/board/live.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import type { LiveState } from '#web/lib/api/connection.ts';

type ViewersProps = {
  presence: Presence;
  state: LiveState;
  /** The signed-in person, who isn't listed. */
  personId: number | undefined;
  /** Lists only the people who have this ticket open. */
  ticketId?: number;
};

const maxAvatars = 5;

/** Who else has the board or ticket open, and whether the live connection is lost. */
export function Viewers({ presence, state, personId, ticketId }: ViewersProps) {
  const others = peopleOf(presence, ticketId).filter(({ id }) => id !== personId);
  const names = others.map(({ name }) => name.split(' ')[0] ?? name);
  const what = ticketId === undefined ? 'board' : 'ticket';
  return (
    <div className="flex items-center gap-2 text-sm text-soft max-sm:order-last">
      {ticketId !== undefined && (
        <span aria-hidden className="flex -space-x-1">
          {others.slice(0, maxAvatars).map(({ id, name }) => (
            <PersonPiece key={id} name={name} seed={id} size="sm" />
          ))}
        </span>
      )}
      <output>
        {others.length > 0 && (
          <span title={others.map(({ name }) => name).join(', ')}>
            {describeViewers(names)}
            <span className="sr-only"> also looking at this {what}</span>
          </span>
        )}
        {state === 'lost' && <span>Connection lost. Reconnecting…</span>}
      </output>
    </div>
  );
}

/** Each person once, however many tabs they have open. */
function peopleOf(presence: Presence, ticketId: number | undefined) {
  const viewers = presence.filter((one) => ticketId === undefined || one.ticketId === ticketId);
  return [...new Map(viewers.map((one) => [one.id, one])).values()];
}

function describeViewers(names: string[]): string {
  const [first, ...others] = names;
  if (others.length === 0) return `${first} is here`;
  if (others.length === 1) return `${first} and ${others[0]} are here`;
  return `${first} and ${others.length} others are here`;
}
