import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import { ShortDate } from '#web/ui/text/dates.tsx';
import type { Hackathon } from '#web/site/sample/hackathons-entity.ts';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { HackathonProgram } from './hackathon-program.tsx';
import { Registration } from './registration.tsx';

/** An upcoming hackathon. */
export function UpcomingHackathon({ hackathon }: { hackathon: Hackathon }) {
  const { id, title, date, location, nextHackathonDate, description, image, theme } = hackathon;
  return (
    <article
      aria-labelledby={`hackathon-${id}`}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <ProjectCover name={image} className="h-14 w-full border-b border-line sm:h-18" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div>
          <h2 id={`hackathon-${id}`} className="text-xl sm:text-2xl">
            {title}
          </h2>
          <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
            <li className="font-semibold text-accent">
              <CalendarDays aria-hidden />
              <ShortDate day={date} />
            </li>
            <li>
              <MapPin aria-hidden />
              {location}
            </li>
            <li>
              <Repeat aria-hidden />
              <span>
                Next: <ShortDate day={nextHackathonDate} />
              </span>
            </li>
          </ul>
          <p className="mt-3 font-semibold">
            <span className="font-normal text-soft">Theme: </span>
            {theme}
          </p>
          <p className="mt-1 max-w-measure text-body text-soft">{description}</p>
        </div>
        <Registration hackathon={hackathon} />
      </div>
      <HackathonProgram hackathon={hackathon} />
    </article>
  );
}
