import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { categoryTones } from './category-tones.ts';
import { EventDate } from './event-date.tsx';
import { EventCapacity } from './event-capacity.tsx';
import { EventProgram } from './event-program.tsx';

type EventCardProps = {
  event: CalendarEvent;
  /** Where it is, if it's somewhere. */
  href: string | undefined;
  /** None for an event that is over. */
  action: ReactNode;
};

/** An event in the list. */
export function EventCard({ event, href, action }: EventCardProps) {
  const { id, title, type, category, description, organizer, location, format } = event;
  return (
    <article
      aria-labelledby={`event-${id}`}
      className="grid grid-cols-1 gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-4 @2xl:grid-cols-[minmax(0,1fr)_10rem]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="mr-1 font-semibold text-accent">
            <EventDate event={event} />
          </span>
          <Tag>{type}</Tag>
          <Badge tone={categoryTones[category]}>{category}</Badge>
        </div>
        <h3 id={`event-${id}`} className="mt-1.5 text-lg">
          {href ? (
            <Link to={href} dir="auto" className="wrap-anywhere hover:text-accent hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p
          dir={href && 'auto'}
          className={classNames('mt-1 max-w-measure text-body text-soft', href && longText)}
        >
          {description}
        </p>
        <dl className="-mb-1.5 mt-2.5 gap-x-6 text-sm @lg:columns-2">
          <Fact name="Organizer">
            <PersonPiece
              size="sm"
              name={organizer.name}
              {...(organizer.id !== undefined && { seed: organizer.id, photo: organizer.avatar })}
            />
            {organizer.name}
          </Fact>
          <Fact name="Location">
            <span>
              {location}
              {format && format !== location && (
                <span className="text-soft">
                  {dot}
                  {format}
                </span>
              )}
            </span>
          </Fact>
          {event.skills.length > 0 && (
            <Fact name="Skills">
              {event.skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </Fact>
          )}
          {event.mentors.length > 0 && (
            <Fact name="Mentors">
              <ul className="grid gap-1">
                {event.mentors.map(({ name, expertise }) => (
                  <li key={`${name} ${expertise}`} className="flex items-center gap-1.5">
                    <PersonPiece size="sm" name={name} />
                    <span>
                      {name}, <span className="text-soft">{expertise}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
        <EventProgram event={event} />
      </div>
      <EventCapacity event={event}>{action}</EventCapacity>
    </article>
  );
}

/** A real one's description has its own lines, and the rest of them on its page. */
const longText = 'line-clamp-4 whitespace-pre-line wrap-anywhere';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex break-inside-avoid gap-2 pb-1.5">
    <dt className="w-18 shrink-0 leading-6 text-soft">{name}</dt>
    <dd className="flex min-h-6 min-w-0 flex-wrap content-start items-center gap-1.5 leading-6">
      {children}
    </dd>
  </div>
);
