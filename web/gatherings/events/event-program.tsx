import type { ReactNode } from 'react';
import { Summary } from '#web/ui/text/summary.tsx';
import type { CalendarEvent } from '#contract/values/event-card.ts';

/** Details that only some events have: speakers, activities, sponsors. */
export function EventProgram({ event }: { event: CalendarEvent }) {
  const { speakers = [], activities = [], sponsors = [] } = event;
  const parts = [
    speakers.length > 0 && 'Speakers',
    activities.length > 0 && 'Activities',
    sponsors.length > 0 && 'Sponsors',
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <details className="group mt-2 text-sm">
      <Summary isLink className="text-sm">
        {joinNames(parts)}
        <span className="sr-only"> of {event.title}</span>
      </Summary>
      <div className="mt-2 grid gap-3 @lg:grid-cols-2">
        <Part title="Speakers">
          {speakers.map(({ name, topic }) => (
            <li key={name}>
              <span className="font-semibold">{name}</span>, <q>{topic}</q>
            </li>
          ))}
        </Part>
        <Part title="Activities">
          {activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </Part>
        <Part title="Sponsors">
          {sponsors.map((sponsor) => (
            <li key={sponsor}>{sponsor}</li>
          ))}
        </Part>
      </div>
    </details>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-0.5 grid gap-0.5 text-soft">{children}</ul>
    </div>
  );

/** "Speakers and sponsors" */
function joinNames([first = '', ...others]: string[]) {
  const words = [first, ...others.map((other) => other.toLowerCase())];
  return words.length > 2
    ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
    : words.join(' and ');
}
