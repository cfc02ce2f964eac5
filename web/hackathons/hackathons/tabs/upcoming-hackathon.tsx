import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import { classNames } from '#web/ui/class-names.ts';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { ShortDate } from '#web/ui/text/dates.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { HackathonDate } from './hackathon-date.tsx';
import { HackathonProgram } from './hackathon-program.tsx';
import { HackathonTitle } from './hackathon-title.tsx';
import type { ShownHackathon } from './source.ts';
import { ActionButton } from './action-button.tsx';

export function UpcomingHackathon({ hackathon }: { hackathon: ShownHackathon }) {
  const { id, location, nextHackathonDate, description, image, theme, program } = hackathon;
  return (
    <article
      aria-labelledby={`hackathon-${id}`}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <ProjectCover name={image} className="h-14 w-full border-b border-line sm:h-18" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div>
          <HackathonTitle hackathon={hackathon} className="text-xl sm:text-2xl" />
          <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
            <li className="font-semibold text-accent">
              <CalendarDays aria-hidden />
              <HackathonDate hackathon={hackathon} />
            </li>
            {location && (
              <li>
                <MapPin aria-hidden />
                {location}
              </li>
            )}
            {nextHackathonDate && (
              <li>
                <Repeat aria-hidden />
                <span>
                  Next: <ShortDate day={nextHackathonDate} />
                </span>
              </li>
            )}
          </ul>
          {theme && (
            <p className="mt-3 font-semibold">
              <span className="font-normal text-soft">Theme: </span>
              {theme}
            </p>
          )}
          <p
            dir="auto"
            className={classNames(
              'max-w-measure text-body whitespace-pre-line text-soft',
              theme ? 'mt-1' : 'mt-3',
            )}
          >
            {description}
          </p>
        </div>
        <Registration hackathon={hackathon} />
      </div>
      {program && <HackathonProgram program={program} />}
    </article>
  );
}

/** The number of registered participants, the deadline and the button to register. */
const Registration = ({ hackathon }: { hackathon: ShownHackathon }) => {
  const { title, currentParticipants, maxParticipants, registrationDeadline, register } = hackathon;
  return (
    <div className="grid content-start gap-2 text-sm text-soft">
      <p>
        <span className="font-semibold text-ink tabular-nums">
          {currentParticipants} / {maxParticipants}
        </span>{' '}
        participants registered
      </p>
      <ProgressBar
        label="Participants registered"
        value={currentParticipants}
        max={maxParticipants}
      />
      <p>
        Registration deadline: <ShortDate day={registrationDeadline} />
      </p>
      {register && (
        <ActionButton action={register} className="mt-1">
          Register Now
          <span className="sr-only"> for {title}</span>
        </ActionButton>
      )}
    </div>
  );
};
