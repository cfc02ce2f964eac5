import type { ReactNode } from 'react';
import { formatEuros } from '#web/lib/formats/format-amounts.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { DrawnLogo } from './drawn-logo.tsx';
import type { Program } from './source.ts';
import { mentorTone, sponsorTone } from './tones.ts';

/** The prizes, schedule, mentors, sponsors and requirements of a hackathon. */
export const HackathonProgram = ({ program }: { program: Program }) => (
  <div className="grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line p-4 text-sm sm:grid-cols-2 sm:p-5 lg:grid-cols-4">
    <Part title="Prizes">
      {program.prizes.map(({ place, amount, description }) => (
        <li key={place}>
          <span className="text-body font-semibold tabular-nums">{formatEuros(amount)}</span>{' '}
          <span className="text-soft">{place}</span>
          <span className="block text-soft">{description}</span>
        </li>
      ))}
    </Part>
    <Part title="Schedule">
      {program.schedule.map(({ day, events }) => (
        <li key={day}>
          <span className="font-semibold">{day}</span>
          <ul className="text-soft tabular-nums">
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
        </li>
      ))}
    </Part>
    <Part title="Mentors">
      {program.mentors.map(({ name, role, expertise }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span> <span className="text-soft">{role}</span>
          <span className="mt-0.5 flex">
            <Badge tone={mentorTone(expertise)}>{expertise}</Badge>
          </span>
        </li>
      ))}
    </Part>
    <div className="grid content-start gap-5">
      <Part title="Sponsors">
        {program.sponsors.map(({ name, logo, tier }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <DrawnLogo name={logo} />
            {name}
            <Badge tone={sponsorTone(tier)} className="capitalize">
              {tier}
            </Badge>
          </li>
        ))}
      </Part>
      <Part title="What to bring">
        {program.requirements.map((requirement) => (
          <li key={requirement} className="text-soft">
            {requirement}
          </li>
        ))}
        <li className="flex flex-wrap gap-1">
          {program.techStack.map((technology) => (
            <Tag key={technology}>{technology}</Tag>
          ))}
        </li>
      </Part>
    </div>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-base">{title}</h3>
    <ul className="mt-1.5 grid gap-2">{children}</ul>
  </section>
);
