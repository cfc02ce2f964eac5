import { Children, type ReactNode } from 'react';
import type { LiveEvent } from '#contract/gatherings/events.ts';

/** Who helps and what happens at an event, as far as it says so. */
export const EventDetails = ({ event }: { event: LiveEvent }) => (
  <>
    <Part title="Mentors">
      {event.mentors.map(({ name, expertise }) => (
        <>
          <span className="font-semibold">{name}</span>, {expertise}
        </>
      ))}
    </Part>
    <Part title="Speakers">
      {event.speakers.map(({ name, topic }) => (
        <>
          <span className="font-semibold">{name}</span>, <q>{topic}</q>
        </>
      ))}
    </Part>
    <Part title="Activities">{event.activities}</Part>
    <Part title="Sponsors">{event.sponsors}</Part>
  </>
);

const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-1 grid gap-1">
        {Children.map(children, (child) => (
          <li dir="auto" className="wrap-anywhere">
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
