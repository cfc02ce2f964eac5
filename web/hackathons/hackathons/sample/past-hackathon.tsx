import { formatEuros } from '#web/lib/formats/format-amounts.ts';
import { ShortDate } from '#web/ui/text/dates.tsx';
import type { Hackathon } from '#web/site/sample/hackathons-entity.ts';
import { Button } from '#web/ui/button.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { showSampleToast } from '#web/ui/sample.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { DrawnLogo } from './drawn-logo.tsx';

/** A past hackathon. */
export function PastHackathon({ hackathon }: { hackathon: Hackathon }) {
  const { id, title, image, organizer, organizerLogo, description, tags } = hackathon;
  return (
    <article
      aria-labelledby={`hackathon-${id}`}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <ProjectCover name={image} className="h-14 w-full border-b border-line" />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div>
          <p className="flex items-center gap-1.5 text-sm text-soft">
            {organizerLogo && <DrawnLogo name={organizerLogo} />}
            {organizer}
          </p>
          <h2 id={`hackathon-${id}`} className="mt-1 text-xl">
            {title}
          </h2>
          <p className="mt-1 text-body text-soft">{description}</p>
        </div>
        <ul aria-label="Tags" className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className="flex min-w-0">
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
        <Facts hackathon={hackathon} />
        <Button
          className="mt-auto self-start"
          onClick={() => showSampleToast('There are no results to show.')}
        >
          View Results
          <span className="sr-only"> of {title}</span>
        </Button>
      </div>
    </article>
  );
}

const Facts = ({ hackathon }: { hackathon: Hackathon }) => {
  const { date, location, currentParticipants, prizes } = hackathon;
  const [firstPrize] = prizes;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm [&_dt]:text-soft">
      <div>
        <dt>Date</dt>
        <dd>
          <ShortDate day={date} />
        </dd>
      </div>
      <div>
        <dt>Location</dt>
        <dd>{location}</dd>
      </div>
      <div>
        <dt>Participants</dt>
        <dd className="tabular-nums">{currentParticipants}</dd>
      </div>
      <div>
        <dt>First prize</dt>
        <dd className="tabular-nums">{firstPrize && formatEuros(firstPrize.amount)}</dd>
      </div>
    </dl>
  );
};
