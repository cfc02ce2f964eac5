import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { formatEventTimes } from '#web/gatherings/events/event-zones.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { paths } from '#web/lib/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Tag } from '#web/ui/text/tag.tsx';

/** When and where an event is, and who organizes it. */
export function EventFacts({ event }: { event: LiveEvent }) {
  const { startsAt, location, format, link, organizer, skills } = event;
  return (
    <dl className="grid gap-3 text-body">
      <Fact name="When">
        <time dateTime={startsAt} className="font-semibold tabular-nums">
          {formatEventTimes(event)}
        </time>
      </Fact>
      <Fact name="Where">
        <span dir="auto" className="whitespace-pre-line">
          {location || format}
        </span>
        {location && format !== location && (
          <span className="text-soft">
            {dot}
            {format}
          </span>
        )}
      </Fact>
      {link && (
        <Fact name="Link">
          <a href={link} rel="noopener noreferrer nofollow ugc" className="link">
            {link}
          </a>
        </Fact>
      )}
      <Fact name="Organizer">
        {organizer ? (
          <span className="flex items-center gap-2">
            <PersonPiece
              name={organizer.name}
              seed={organizer.id}
              photo={organizer.avatar}
              size="sm"
            />
            <Link to={paths.publicProfile(organizer.id)} className="link">
              {organizer.name}
            </Link>
          </span>
        ) : (
          'Former member'
        )}
      </Fact>
      {skills.length > 0 && (
        <Fact name="Skills">
          <span className="mt-0.5 flex flex-wrap gap-1.5">
            {skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
