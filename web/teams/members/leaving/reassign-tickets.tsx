import type { Mentioned } from '#contract/markdown/mentions.ts';
import { Select } from '#web/ui/forms/select.tsx';

export type OpenTicket = { id: number; title: string; number: number };

type HandOverTicketsProps = {
  tickets: readonly OpenTicket[];
  teammates: readonly Mentioned[];
  /** Who gets which ticket; nobody gets the others. */
  chosen: Readonly<Record<number, number>>;
  onChoose: (choice: Record<number, number>) => void;
};

/** Someone's open tickets, each with who gets it. */
export function HandOverTickets({ tickets, teammates, chosen, onChoose }: HandOverTicketsProps) {
  if (tickets.length === 0) return <p className="text-soft">You have no open tickets.</p>;
  const options = [
    { value: 0, label: 'Unassigned' },
    ...teammates.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <section aria-labelledby="hand-over" className="grid grid-cols-1 gap-2">
      <h3 id="hand-over" className="text-sm font-semibold">
        Who gets your open tickets?
      </h3>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-md border border-line">
        {tickets.map(({ id, title, number }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <span className="text-soft tabular-nums">#{number}</span> {title || 'Untitled'}
            </span>
            <Select
              label={`Who gets ${title || `#${number}`}`}
              hideLabel
              size="sm"
              className="w-44"
              value={chosen[id] ?? 0}
              onChange={(to) => onChoose({ [id]: to })}
              options={options}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
